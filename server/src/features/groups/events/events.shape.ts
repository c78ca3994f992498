/** Converts rows of a group's events to the wire format. */
import type { GroupEvent, GroupEventGuest } from '@commons/contract/groups/events.ts'
import { mayInGroup } from '@commons/contract/shared/group-acts.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { authorShape } from '../../../authors/author.shape.ts'
import { seenAgain } from '../../../platform/call/repeated-answer.ts'
import type { Viewer } from '../../../platform/viewer.ts'
import { type EventRow, findEvent, type GuestRow } from './events.queries.ts'

export const eventShape = (row: EventRow, { media }: Pick<Viewer, 'media'>): GroupEvent => ({
  group_event_id: row.id,
  group_id: row.group_id,
  group_name: row.group_name,
  title: row.title,
  description: row.description,
  place: row.place,
  link: row.link,
  begins_at: row.begins_at.toISOString(),
  ends_at: row.ends_at.toISOString(),
  time_zone: row.time_zone,
  places: row.places,
  yes_count: row.yes_count,
  maybe_count: row.maybe_count,
  no_count: row.no_count,
  my_answer: row.my_answer,
  may_answer: flag(mayInGroup(row.my_standing, 'write')),
  may_change: flag(mayInGroup(row.my_standing, 'events')),
  is_cancelled: flag(row.is_cancelled),
  author: row.author && authorShape(row.author.id, row.author, media),
})

export const guestShape = (row: GuestRow, { media }: Pick<Viewer, 'media'>): GroupEventGuest => ({
  ...authorShape(row.id, row, media),
  answer: row.answer,
})

/** Answer of calls that change an event: the event as the caller sees it now. */
export const eventAgain = seenAgain(
  'group_event_not_found',
  findEvent,
  eventShape,
  ({ group_event_id }) => group_event_id,
)
