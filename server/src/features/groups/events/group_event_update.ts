import { group_event_update } from '@commons/contract/groups/events.ts'
import { now } from '../../../platform/clock.ts'
import { handle } from '../../../platform/call/handle.ts'
import { isTimeZone } from '../../notifications/public.ts'
import { issuesOf, lockEventFor } from './events.access.ts'
import { findEvent } from './events.queries.ts'
import { eventAgain } from './events.shape.ts'
import { type EventFields, setEvent, tellGuests } from './events.writing.queries.ts'

/** What whoever comes has to know. */
const told = ['begins_at', 'ends_at', 'place', 'link'] as const
const compared = [...told, 'title', 'description', 'time_zone', 'places'] as const

export default handle(group_event_update, async (input, context) => {
  const { tx, member, refuse, refuseFields, emit } = context
  const { group_event_id: event } = input
  // Zones are slow to look up: not under the group's lock.
  const isZone =
    input.time_zone === undefined ||
    input.time_zone === (await findEvent(tx, member.id, event))?.time_zone ||
    (await isTimeZone(tx, input.time_zone))
  const was = await lockEventFor(context, event)
  const at = now()
  if (was.is_cancelled) refuse('group_event_cancelled')
  if (was.ends_at <= at) refuse('group_event_over')
  const to: EventFields = {
    title: input.title ?? was.title,
    description: input.description ?? was.description,
    place: input.place ?? was.place,
    link: input.link ?? was.link,
    begins_at: input.begins_at ?? was.begins_at,
    ends_at: input.ends_at ?? was.ends_at,
    time_zone: input.time_zone ?? was.time_zone,
    places: input.places === undefined ? was.places : input.places,
  }
  const differs = (field: keyof EventFields) => String(to[field]) !== String(was[field])
  const isMoved = to.begins_at.getTime() !== was.begins_at.getTime()
  // What has begun may keep its beginning.
  const issues = issuesOf(to, { begin: isMoved ? at : undefined, end: at })
  if (!isZone) issues['time_zone'] = 'time_zone_invalid'
  if (Object.keys(issues).length > 0) refuseFields(issues)
  if (differs('places') && to.places !== null && to.places < was.yes_count) refuse('group_event_places_taken')
  if (compared.some(differs)) {
    await setEvent(tx, { event, now: at, isMoved }, to)
    if (told.some(differs)) await tellGuests(tx, 'group_event_changed', event, member.id)
    emit('group.event', { event })
  }
  return eventAgain.answer(event, { ...context, db: tx })
})
