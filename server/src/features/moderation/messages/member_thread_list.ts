import { member_thread_list } from '@commons/contract/moderation/messages.ts'
import { handle } from '../../../platform/call/handle.ts'
import { nextOf } from '../../../platform/call/page.ts'
import { moderatorOf } from '../queue/queue.access.ts'
import { listThreads } from './messages.queries.ts'
import { threadShape } from './messages.shape.ts'

export default handle(member_thread_list, async ({ state }, { db, member, page, platform, language }) => {
  const which = { state: state || 'waiting', language }
  const rows = await listThreads(db, platform.reportKinds, moderatorOf(member), which, page)
  return {
    recdata: rows.map(threadShape),
    ...nextOf(
      rows.map(({ latest_id, waiting_id }) =>
        which.state === 'waiting' ? (waiting_id ?? latest_id) : latest_id,
      ),
      page,
    ),
  }
})
