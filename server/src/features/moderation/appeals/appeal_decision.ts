import { appeal_decision } from '@commons/contract/moderation/appeals.ts'
import { handle } from '../../../platform/call/handle.ts'
import { hintQueue } from '../queue/queue.deciding.ts'
import { appealShape } from '../queue/queue.shape.ts'
import { addAppeal, lockAppealable } from './appeals.writing.queries.ts'

export default handle(appeal_decision, async ({ decision_id, message }, context) => {
  const { tx, member, refuse } = context
  const decision = (await lockAppealable(tx, decision_id, member.id)) ?? refuse('decision_not_found')
  if (decision.is_appealed) refuse('appealed_already')
  if (decision.is_purged) refuse('decision_purged')
  if (decision.is_undone) refuse('decision_undone')
  if (decision.is_late) refuse('appeal_too_late')
  const appeal = await addAppeal(tx, decision_id, message)
  await hintQueue(context)
  return { recdata: appealShape(appeal) }
})
