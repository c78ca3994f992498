import { mostToModerators, send_moderator_message } from '@commons/contract/moderation/messages.ts'
import { handle } from '../../../platform/call/handle.ts'
import { hintQueue } from '../queue/queue.deciding.ts'
import { addMessage, countLately, findAbout, lockMember } from './messages.queries.ts'

export default handle(send_moderator_message, async ({ decision_id: decision = null, message }, context) => {
  const { tx, member, language, refuse } = context
  const key = { member: member.id, decision }
  if (decision !== null && !(await findAbout(tx, key, language))) refuse('decision_not_found')
  await lockMember(tx, member.id)
  if ((await countLately(tx, member.id)) >= mostToModerators) refuse('too_many_to_moderators')
  await addMessage(tx, key, { message, moderator: null })
  await hintQueue(context)
  return {}
})
