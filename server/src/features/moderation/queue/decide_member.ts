import { decide_member } from '@commons/contract/moderation/queue.ts'
import { handle } from '../../../platform/call/handle.ts'
import { decideMember } from './queue.acts.ts'

export default handle(decide_member, async (input, context) => {
  const { member, hint, logAct } = context
  const { decision, act } = await decideMember(context, input)
  hint(`staff:${member.id}`)
  logAct(act)
  return { decision_id: decision }
})
