/** Answers to what the other side asked for: a milestone, or the change of one that has money. */
import type { WriteContext } from '../../../platform/write.ts'
import { Refusal } from '../../../platform/call/refusal.ts'
import { lockMilestone, requirePossible } from './milestones.acting.ts'
import { moved } from './milestones.money.ts'
import { statusOf } from './milestones.transitions.ts'
import { addEvent, endChange, setState } from './milestones.writing.queries.ts'

interface Answering extends Pick<WriteContext, 'tx' | 'hint' | 'emit'> {
  readonly member: { readonly id: number }
}

export async function answerAsked(
  context: Answering,
  id: number,
  answer: 'accepted' | 'declined',
  message?: string,
): Promise<void> {
  const { tx } = context
  const acting = await lockMilestone(context, id)
  const { milestone, byClient, at } = acting
  const { change, state } = milestone
  if (statusOf(state) === 'pending') {
    requirePossible(acting, answer === 'accepted' ? 'accept' : 'decline')
    await setState(tx, id, answer)
    await addEvent(tx, { milestone: id, kind: answer, byClient, message, at })
  } else if (change !== null) {
    const isOwn = change.byClient === byClient
    if (isOwn && answer === 'accepted') throw new Refusal('own_milestone')
    requirePossible(acting, isOwn ? 'withdraw_change' : 'answer_change')
    await endChange(tx, id, answer === 'accepted')
    const kind = isOwn ? 'change_withdrawn' : (`change_${answer}` as const)
    await addEvent(tx, { milestone: id, kind, byClient, message, at })
  } else {
    requirePossible(acting, answer === 'accepted' ? 'accept' : 'decline')
  }
  moved(context, milestone)
}
