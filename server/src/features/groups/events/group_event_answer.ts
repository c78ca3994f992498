import { group_event_answer } from '@commons/contract/groups/events.ts'
import { now } from '../../../platform/clock.ts'
import { handle } from '../../../platform/call/handle.ts'
import { findEvent } from './events.queries.ts'
import { eventAgain } from './events.shape.ts'
import { findAnswer, lockEvent, lockStanding, setAnswer } from './events.writing.queries.ts'

export default handle(group_event_answer, async ({ group_event_id: event, answer }, context) => {
  const { tx, member, refuse } = context
  const find = async () => (await findEvent(tx, member.id, event)) ?? refuse('group_event_not_found')
  const { group_id } = await find()
  if (!(await lockStanding(tx, group_id, member.id))) {
    // Whoever was banned in the meantime finds no event.
    await find()
    refuse('not_group_member')
  }
  const { is_cancelled, ends_at, places, yes_count } =
    (await lockEvent(tx, event)) ?? refuse('group_event_not_found')
  const at = now()
  if (is_cancelled) refuse('group_event_cancelled')
  if (ends_at <= at) refuse('group_event_over')
  const wanted = answer === 'none' ? undefined : answer
  const said = await findAnswer(tx, event, member.id)
  if (said !== wanted) {
    if (wanted === 'yes' && places !== null && yes_count >= places) refuse('group_event_full')
    await setAnswer(tx, { event, member: member.id, now: at }, wanted)
  }
  return eventAgain.answer(event, { ...context, db: tx })
})
