import { group_event_delete } from '@commons/contract/groups/events.ts'
import { now } from '../../../platform/clock.ts'
import { handle } from '../../../platform/call/handle.ts'
import { lockEventFor } from './events.access.ts'
import { deleteEvent, deleteHeld } from './events.writing.queries.ts'

export default handle(group_event_delete, async ({ group_event_id: event }, context) => {
  const { tx, member, refuse, recheck } = context
  await deleteHeld(tx, event, member.id)
  const { group_id, is_cancelled, ends_at } = await lockEventFor(context, event)
  if (!is_cancelled && ends_at > now()) refuse('group_event_on')
  await deleteEvent(tx, event)
  await recheck({ topics: [`group_event:${event}`] })
  return { group_id }
})
