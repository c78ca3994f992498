import { undo_decision } from '@commons/contract/moderation/queue.ts'
import { handle } from '../../../platform/call/handle.ts'
import { undoDecision } from './queue.acts.ts'

export default handle(undo_decision, async (input, context) => {
  context.logAct(await undoDecision(context, input))
  return {}
})
