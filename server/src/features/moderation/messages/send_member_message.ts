import { send_member_message } from '@commons/contract/moderation/messages.ts'
import { handle } from '../../../platform/call/handle.ts'
import { hintQueue } from '../queue/queue.deciding.ts'
import { threadFor } from './messages.access.ts'
import { addMessage, lockMember, tellOfMessage } from './messages.queries.ts'

export default handle(
  send_member_message,
  async ({ view_user_id, decision_id: decision = null, message, read_id = 0 }, context) => {
    const { tx, member, platform, language, refuse, hint, emit, logAct } = context
    const key = { member: view_user_id, decision }
    await lockMember(tx, view_user_id)
    const { latest_id } = await threadFor({ db: tx, member, platform, language, refuse }, key)
    if (latest_id > read_id) refuse('written_since')
    const thread = await addMessage(tx, key, { message, moderator: member.id })
    await tellOfMessage(tx, view_user_id, thread)
    hint(`moderator_messages:${view_user_id}`)
    emit('moderators.wrote', { thread })
    await hintQueue(context)
    logAct({ object: { kind: 'member', id: view_user_id } })
    return {}
  },
)
