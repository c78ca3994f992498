import { admin_report_detail } from '@commons/contract/moderation/queue.ts'
import { handle } from '../../../platform/call/handle.ts'
import { moderatorOf } from './queue.access.ts'
import { findCase, findStanding, listRecord, listReportsOf } from './queue.queries.ts'
import { detailShape } from './queue.shape.ts'
import { listNotes } from './queue.writing.queries.ts'

export default handle(
  admin_report_detail,
  async ({ report_id }, { db, member, platform, refuse, language }) => {
    const found = await findCase(db, platform.reportKinds, moderatorOf(member), report_id)
    if (!found) return refuse('report_not_found')
    const { kind, reported_id: reported } = found
    const declared = platform.reportKinds[kind]
    const [now, reports, decisions, notes] = await Promise.all([
      reported === null ? undefined : findStanding(db, declared, reported),
      listReportsOf(db, found.id),
      listRecord(db, found, language),
      reported === null ? [] : listNotes(db, { kind, reported }),
    ])
    return { recdata: detailShape(found, { now, acts: declared.acts, reports, decisions, notes }) }
  },
)
