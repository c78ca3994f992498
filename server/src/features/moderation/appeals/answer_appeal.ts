import { answer_appeal } from '@commons/contract/moderation/appeals.ts'
import { handle } from '../../../platform/call/handle.ts'
import { moderatorOf } from '../queue/queue.access.ts'
import { hintQueue } from '../queue/queue.deciding.ts'
import { lockDecision } from '../queue/queue.writing.queries.ts'
import { overturn, uphold } from './appeals.answering.ts'
import { findBarredFromAnswering, lockAppeal } from './appeals.writing.queries.ts'

export default handle(answer_appeal, async ({ appeal_id, verdict, message }, context) => {
  const { tx, member, platform, refuse, logAct } = context
  const appeal = (await lockAppeal(tx, appeal_id)) ?? refuse('appeal_not_found')
  if (appeal.state !== 'waiting') refuse('appeal_answered')
  const { decision_id } = appeal
  if ((await findBarredFromAnswering(tx, platform.reportKinds, moderatorOf(member), decision_id)) !== null)
    refuse('case_barred')
  const answer = { by: member.id, answer: message }
  if (verdict === 'upheld') await uphold(context, appeal, answer)
  else {
    const decision = (await lockDecision(tx, decision_id)) ?? refuse('appeal_not_found')
    if (decision.is_superseded) refuse('decision_superseded')
    await overturn(context, appeal, decision, answer)
  }
  await hintQueue(context)
  logAct({
    object: { kind: 'decision', id: decision_id },
    reason: message,
    before: { appeal: appeal_id, verdict },
  })
  return {}
})
