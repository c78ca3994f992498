import { add_report } from '@commons/contract/moderation.ts'
import { handle } from '../../platform/call/handle.ts'
import { findReported, setReport } from './moderation.queries.ts'
import { reportShape } from './moderation.shape.ts'

const notFound = {
  post: 'post_not_found',
  comment: 'comment_not_found',
  reply: 'comment_not_found',
  member: 'member_not_found',
} as const

export default handle(
  add_report,
  async ({ report_type: kind, report_id, reason, description = '' }, { tx, member, refuse }) => {
    const reported = (await findReported(tx, member.id, kind, report_id)) ?? refuse(notFound[kind])
    if (reported.author === member.id) refuse('not_oneself')
    const report = await setReport(tx, { reporter: member.id, kind, reported, reason, description })
    return { recdata: reportShape(report) }
  },
)
