import { settle_member_thread } from '@commons/contract/moderation/messages.ts'
import { handle } from '../../../platform/call/handle.ts'
import { hintQueue } from '../queue/queue.deciding.ts'
import { threadFor } from './messages.access.ts'
import { lockMember, setSettled } from './messages.queries.ts'

export default handle(
  settle_member_thread,
  async ({ view_user_id, decision_id: decision = null, read_id = 0 }, context) => {
    const { tx, member, platform, language, refuse, logAct } = context
    const key = { member: view_user_id, decision }
    await lockMember(tx, view_user_id)
    const { latest_id, waiting_id } = await threadFor({ db: tx, member, platform, language, refuse }, key)
    if (latest_id > read_id) refuse('written_since')
    if (waiting_id === null) refuse('thread_settled')
    await setSettled(tx, key)
    await hintQueue(context)
    logAct({ object: { kind: 'member', id: view_user_id } })
    return {}
  },
)
