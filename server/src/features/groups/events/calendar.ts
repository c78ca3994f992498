/** Files for calendars, by RFC 5545. Times are in UTC, which every calendar shows as its owner's clock. */
import ical, { ICalEventStatus } from 'ical-generator'
import { now } from '../../../platform/clock.ts'
import { networkName } from '../../../platform/language.ts'
import type { Site } from '../../../platform/site.ts'
import type { EventRow } from './events.queries.ts'

/** Returns the file of these events. A calendar that has one of them already takes over what has changed. */
export function calendarOf({ origin, host }: Site, events: readonly EventRow[]): string {
  // Without a method: one needs an organizer, and an event is the group's.
  const calendar = ical({ prodId: { company: networkName(), product: 'Events of groups' } })
  for (const of of events) {
    const { id, group_id, title, description, place, link } = of
    const address = `${origin}/#/groupdetail/${group_id}/event/${id}`
    calendar.createEvent({
      id: `group-event-${id}@${host}`,
      sequence: of.sequence,
      stamp: now(),
      created: of.created_at,
      lastModified: of.changed_at,
      start: of.begins_at,
      end: of.ends_at,
      summary: title,
      description: [description, link, address].filter((part) => part !== '').join('\n\n'),
      location: place === '' ? link : place,
      url: address,
      status: of.is_cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    })
  }
  return `${calendar.toString().trimEnd()}\r\n`
}

/** Returns the name of a file about this, without what file systems refuse. */
export function calendarName(title: string): string {
  const plain = title.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-').replaceAll(/^-+|-+$/g, '')
  return `${plain === '' ? 'calendar' : plain}.ics`
}
