/** SQL that reads events of groups, and who comes to them. */
import type { GroupEventAnswer } from '@commons/contract/groups/events.ts'
import type { GroupStanding } from '@commons/contract/groups/groups.ts'
import { longestEventDays } from '@commons/contract/shared/group-event.ts'
import { sql } from 'kysely'
import { type AuthorRow, authorColumns, faceTable } from '../../../authors/author.queries.ts'
import { micros, momentOf } from '../../../platform/db/moments.ts'
import { type Db, prepared } from '../../../platform/db/prepared.ts'
import { visibleGroupEvent } from '../../../visibility/group-events.ts'
import { notHidden, type Who } from '../../../visibility/members.ts'

export interface EventRow {
  id: number
  group_id: number
  group_name: string
  title: string
  description: string
  place: string
  link: string
  begins_at: Date
  ends_at: Date
  time_zone: string
  places: number | null
  yes_count: number
  maybe_count: number
  no_count: number
  sequence: number
  created_at: Date
  changed_at: Date
  is_cancelled: boolean
  my_answer: GroupEventAnswer | null
  my_standing: GroupStanding | null
  /** Null where the viewer doesn't see them, or they are gone. */
  author: (AuthorRow & { id: number }) | null
  /** The position in its list. */
  at: number
}

/** Columns of the event `ev` of the group `g`. */
const shown = (viewer: Who) => sql`
  ev.id, ev.group_id, g.name as group_name, ev.title, ev.description, ev.place, ev.link, ev.begins_at, ev.ends_at,
  ev.time_zone, ev.places, ev.yes_count, ev.maybe_count, ev.no_count, ev.sequence, ev.created_at, ev.changed_at,
  ev.cancelled_at is not null as is_cancelled,
  (select mine.answer from group_event_answers mine where mine.event_id = ev.id and mine.member_id = ${viewer}) as my_answer,
  (select own.standing from group_members own where own.group_id = ev.group_id and own.member_id = ${viewer}) as my_standing,
  (select jsonb_build_object('id', m.id, 'username', m.username, 'full_name', m.full_name, 'is_bot', m.is_bot, 'avatar_key', face.key)
    from members m ${faceTable} where m.id = ev.author_id and ${notHidden(viewer, sql.ref('m.id'))}) as author`

const findOne = prepared<[viewer: number, event: number], EventRow>(
  'find_group_event',
  (viewer, event) => sql`
    select ${shown(viewer)}, 0 as at from group_events ev join groups g on g.id = ev.group_id
    where ev.id = ${event} and ${visibleGroupEvent(viewer)}`,
)

/** Returns an event; undefined if `viewer` doesn't see it. */
export async function findEvent(db: Db, viewer: number, event: number): Promise<EventRow | undefined> {
  return (await findOne(db, viewer, event))[0]
}

type ListArguments = [
  viewer: number,
  group: number,
  now: Date,
  at: number,
  id: number,
  limit: number,
  offset: number,
]

/** Positions in a list whose earliest rows come first fall as those of other lists do. */
const farthest = 9_000_000_000_000_000
const countdown = sql`${sql.lit(farthest)}::bigint - ${micros(sql.ref('ev.begins_at'))}`

/** Lists the events of a group that aren't over, the earliest first. */
export const listComingEvents = prepared<ListArguments, EventRow>(
  'list_coming_group_events',
  (viewer, group, now, at, id, limit, offset) => sql`
    select ${shown(viewer)}, ${countdown} as at from group_events ev join groups g on g.id = ev.group_id
    where ev.group_id = ${group} and ev.deleted_at is null and ev.ends_at > ${now}::timestamptz
      -- None that began before can go on: the index begins here.
      and ev.begins_at > ${now}::timestamptz - ${sql.lit(`${longestEventDays + 1} days`)}::interval
      and (ev.begins_at > ${momentOf(sql`(${sql.lit(farthest)}::bigint - ${at}::bigint)`)}
        or (ev.begins_at = ${momentOf(sql`(${sql.lit(farthest)}::bigint - ${at}::bigint)`)} and ev.id < ${id}::bigint))
      and ${visibleGroupEvent(viewer)}
    order by ev.begins_at, ev.id desc limit ${limit}::int offset ${offset}::int`,
)

/** Lists the events of a group that are over, the latest first. */
export const listPastEvents = prepared<ListArguments, EventRow>(
  'list_past_group_events',
  (viewer, group, now, at, id, limit, offset) => sql`
    select ${shown(viewer)}, ${micros(sql.ref('ev.begins_at'))} as at
    from group_events ev join groups g on g.id = ev.group_id
    where ev.group_id = ${group} and ev.deleted_at is null and ev.ends_at <= ${now}::timestamptz
      and (ev.begins_at, ev.id) < (${momentOf(at)}, ${id}::bigint) and ${visibleGroupEvent(viewer)}
    order by ev.begins_at desc, ev.id desc limit ${limit}::int offset ${offset}::int`,
)

export interface GuestRow extends AuthorRow {
  id: number
  answer: GroupEventAnswer
  at: number
}

/** Lists who has given this answer, the latest first. The caller sees the event. */
export const listGuests = prepared<
  [viewer: number, event: number, answer: string, at: number, id: number, limit: number, offset: number],
  GuestRow
>(
  'list_group_event_guests',
  (viewer, event, answer, at, id, limit, offset) => sql`
    select m.id, ${authorColumns}, a.answer, ${micros(sql.ref('a.answered_at'))} as at
    from group_event_answers a join members m on m.id = a.member_id ${faceTable}
    where a.event_id = ${event} and a.answer = ${answer}
      and (a.answered_at, a.member_id) < (${momentOf(at)}, ${id}::bigint) and ${notHidden(viewer, sql.ref('m.id'))}
    order by a.answered_at desc, a.member_id desc limit ${limit}::int offset ${offset}::int`,
)
