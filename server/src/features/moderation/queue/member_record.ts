import { member_record } from '@commons/contract/moderation/queue.ts'
import { handle } from '../../../platform/call/handle.ts'
import { moderatorOf } from './queue.access.ts'
import { findStandingOf, listDecisionsAbout } from './queue.queries.ts'
import { recordShape } from './queue.shape.ts'
import { listNotes } from './queue.writing.queries.ts'

export default handle(
  member_record,
  async ({ view_user_id: id }, { db, member, platform, refuse, language }) => {
    const [standing, decisions, notes] = await Promise.all([
      findStandingOf(db, platform.reportKinds, moderatorOf(member), id),
      listDecisionsAbout(db, id, language),
      listNotes(db, { member: id }),
    ])
    if (!standing) return refuse('member_not_found')
    return { recdata: recordShape(standing, decisions, notes) }
  },
)
