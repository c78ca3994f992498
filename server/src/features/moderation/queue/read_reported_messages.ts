import { read_reported_messages } from '@commons/contract/moderation/queue.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { handle } from '../../../platform/call/handle.ts'
import { moderatorOf } from './queue.access.ts'
import { findCase, listMessages } from './queue.queries.ts'

export default handle(
  read_reported_messages,
  async ({ report_id }, { tx, member, platform, refuse, logAct }) => {
    const found = await findCase(tx, platform.reportKinds, moderatorOf(member), report_id)
    if (!found) return refuse('report_not_found')
    if (found.barred !== null) refuse('case_barred')
    const messages = await listMessages(tx, found.id)
    logAct({ object: { kind: 'report', id: found.id } })
    return {
      recdata: messages.map(({ is_reported, created_at, ...message }) => ({
        ...message,
        created_at: new Date(created_at).toISOString(),
        is_reported: flag(is_reported),
      })),
    }
  },
)
