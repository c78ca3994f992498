import { undo_decision } from '@commons/contract/moderation/queue.ts'
import { handle } from '../../../platform/call/handle.ts'
import { moderatorOf } from './queue.access.ts'
import { hintQueue, undo } from './queue.deciding.ts'
import { findBarred } from './queue.queries.ts'
import { lockDecision } from './queue.writing.queries.ts'

export default handle(undo_decision, async ({ decision_id, reason }, context) => {
  const { tx, member, platform, refuse, logAct } = context
  const decision = (await lockDecision(tx, decision_id)) ?? refuse('decision_not_found')
  if (decision.undone_at !== null) refuse('decision_undone')
  if (decision.is_purged) refuse('decision_purged')
  if ((await findBarred(tx, platform.reportKinds, moderatorOf(member), decision_id)) !== null)
    refuse('case_barred')
  if (decision.is_superseded) refuse('decision_superseded')
  await undo(context, decision, { by: member.id, reason })
  await hintQueue(context)
  logAct({
    object: { kind: 'decision', id: decision_id },
    reason,
    before: {
      moderator: decision.moderator_id,
      rule: decision.rule_id,
      acts: decision.acts.map(({ act }) => act),
    },
  })
  return {}
})
