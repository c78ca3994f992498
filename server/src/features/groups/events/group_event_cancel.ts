import { group_event_cancel } from '@commons/contract/groups/events.ts'
import { now } from '../../../platform/clock.ts'
import { handle } from '../../../platform/call/handle.ts'
import { lockEventFor } from './events.access.ts'
import { eventAgain } from './events.shape.ts'
import { cancelEvent, tellGuests } from './events.writing.queries.ts'

export default handle(group_event_cancel, async ({ group_event_id: event }, context) => {
  const { tx, member, refuse, emit } = context
  const { is_cancelled, ends_at } = await lockEventFor(context, event)
  const at = now()
  if (is_cancelled) refuse('group_event_cancelled')
  if (ends_at <= at) refuse('group_event_over')
  await cancelEvent(tx, event, at)
  await tellGuests(tx, 'group_event_cancelled', event, member.id)
  emit('group.event', { event })
  return eventAgain.answer(event, { ...context, db: tx })
})
