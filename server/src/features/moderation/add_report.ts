import { add_report } from '@commons/contract/moderation.ts'
import { handle } from '../../platform/call/handle.ts'
import { setReport } from './moderation.queries.ts'
import { reportShape } from './moderation.shape.ts'

export default handle(
  add_report,
  async ({ report_type: kind, report_id, reason, description = '' }, { tx, member, platform, refuse }) => {
    const { find, notFound } = platform.reportKinds[kind]
    const [reported] = await find(tx, member.id, report_id)
    if (!reported) return refuse(notFound)
    if (reported.author === member.id) refuse('not_oneself')
    const report = await setReport(tx, { reporter: member.id, kind, reported, reason, description })
    return { recdata: reportShape(report) }
  },
)
