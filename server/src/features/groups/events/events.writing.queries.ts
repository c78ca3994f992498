/** SQL that writes events of groups. */
import type { GroupEventAnswer } from '@commons/contract/groups/events.ts'
import { sql } from 'kysely'
import { me } from '../../../discussion/discussion.locks.ts'
import type { Tx } from '../../../platform/db/prepared.ts'
import { leadsGroup } from '../../../visibility/groups.ts'

/** How long before an event whoever comes is reminded. */
const ahead = sql`interval '1 day'`

export interface EventFields {
  readonly title: string
  readonly description: string
  readonly place: string
  readonly link: string
  readonly begins_at: Date
  readonly ends_at: Date
  readonly time_zone: string
  readonly places: number | null
}

export async function countComing(tx: Tx, group: number, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from group_events
    where group_id = ${group} and deleted_at is null and ends_at > ${now}`.execute(tx)
  return rows[0]?.count ?? 0
}

/** Adds an event to its group, which is locked; returns its id. One that begins within a day needs no reminder. */
export async function addEvent(
  tx: Tx,
  { group, author, now }: { group: number; author: number; now: Date },
  of: EventFields,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with told as (update group_counts set happened_at = now() where group_id = ${group})
    insert into group_events (group_id, author_id, title, description, place, link, begins_at, ends_at, time_zone, places,
      openings, created_at, changed_at, reminded_at)
    select g.id, ${author}, ${of.title}, ${of.description}, ${of.place}, ${of.link}, ${of.begins_at}, ${of.ends_at}, ${of.time_zone},
      ${of.places}::int, case when g.is_closed then g.openings end, ${now}, ${now},
      case when ${of.begins_at}::timestamptz <= ${now}::timestamptz + ${ahead} then ${now}::timestamptz end
    from groups g where g.id = ${group} returning id`.execute(tx)
  const [{ id } = { id: 0 }] = rows
  return id
}

/** An event that nobody else writes to until the transaction ends. */
export interface LockedEvent extends EventFields {
  readonly group_id: number
  readonly yes_count: number
  readonly is_cancelled: boolean
}

/** Returns the event, locked; undefined if it is gone. Its group is locked before it, or the member's standing. */
export async function lockEvent(tx: Tx, event: number): Promise<LockedEvent | undefined> {
  const { rows } = await sql<LockedEvent>`
    select group_id, title, description, place, link, begins_at, ends_at, time_zone, places, yes_count,
      cancelled_at is not null as is_cancelled
    from group_events where id = ${event} and deleted_at is null for no key update`.execute(tx)
  return rows[0]
}

/** Keeps the member in the group until the transaction ends; false if they aren't in it. */
export async function lockStanding(tx: Tx, group: number, member: number): Promise<boolean> {
  const { rows } = await sql`
    with ${me(sql`${member}`)}
    select from me join group_members s on s.member_id = me.id
    where s.group_id = ${group} and s.is_in for share of s`.execute(tx)
  return rows.length > 0
}

interface Setting {
  readonly event: number
  readonly now: Date
  /** It begins at another time: whoever comes is reminded before that. */
  readonly isMoved: boolean
}

export async function setEvent(tx: Tx, { event, now, isMoved }: Setting, to: EventFields): Promise<void> {
  await sql`
    update group_events set title = ${to.title}, description = ${to.description}, place = ${to.place}, link = ${to.link},
      begins_at = ${to.begins_at}, ends_at = ${to.ends_at}, time_zone = ${to.time_zone}, places = ${to.places}::int,
      sequence = sequence + 1, changed_at = ${now},
      reminded_at = case when ${isMoved}::boolean
        then case when ${to.begins_at}::timestamptz <= ${now}::timestamptz + ${ahead} then ${now}::timestamptz end
        else reminded_at end
    where id = ${event}`.execute(tx)
}

export async function cancelEvent(tx: Tx, event: number, now: Date): Promise<void> {
  await sql`
    update group_events set cancelled_at = ${now}, changed_at = ${now}, sequence = sequence + 1
    where id = ${event}`.execute(tx)
}

export async function deleteEvent(tx: Tx, event: number): Promise<void> {
  await sql`update group_events set deleted_at = now() where id = ${event}`.execute(tx)
}

/** Tries to delete an event that moderators hide, which the database refuses by name; nothing where there is none. */
export async function deleteHeld(tx: Tx, event: number, member: number): Promise<void> {
  await sql`
    update group_events ev set deleted_at = now()
    where id = ${event} and is_held(deleted_at) and ${leadsGroup(sql`${member}::bigint`, sql.ref('ev.group_id'))}`.execute(
    tx,
  )
}

/** Returns what the member has answered; undefined for nothing. */
export async function findAnswer(
  tx: Tx,
  event: number,
  member: number,
): Promise<GroupEventAnswer | undefined> {
  const { rows } = await sql<{ answer: GroupEventAnswer }>`
    select answer from group_event_answers where event_id = ${event} and member_id = ${member}`.execute(tx)
  return rows[0]?.answer
}

/** Sets what the member answers; undefined takes an answer back. */
export async function setAnswer(
  tx: Tx,
  { event, member, now }: { event: number; member: number; now: Date },
  answer: GroupEventAnswer | undefined,
): Promise<void> {
  await sql`delete from group_event_answers where event_id = ${event} and member_id = ${member}`.execute(tx)
  if (answer !== undefined)
    await sql`
      insert into group_event_answers (event_id, member_id, answer, answered_at)
      values (${event}, ${member}, ${answer}, ${now})`.execute(tx)
}

/** Tells the group's members, but for who made it and who hears nothing of the group, of a new event. */
export async function tellOfEvent(tx: Tx, event: number, by: number): Promise<void> {
  await sql`
    insert into notification_outbox (kind, member_id, about_id, item_id)
    select 'group_event', s.member_id, ev.id, 0
    from group_events ev join group_members s on s.group_id = ev.group_id
    where ev.id = ${event} and s.is_in and s.notice <> 'none' and s.member_id <> ${by}`.execute(tx)
}

/** Tells whoever comes, or may, but for who did it, of a change. Each version of the event is told of by itself. */
export async function tellGuests(
  tx: Tx,
  kind: 'group_event_changed' | 'group_event_cancelled',
  event: number,
  by: number,
): Promise<void> {
  await sql`
    insert into notification_outbox (kind, member_id, about_id, item_id)
    select ${kind}, a.member_id, ev.id, ev.sequence
    from group_events ev join group_event_answers a on a.event_id = ev.id
    where ev.id = ${event} and a.answer in ('yes', 'maybe') and a.member_id <> ${by}`.execute(tx)
}

/** Reminds whoever comes, or may, of at most `most` events that begin within a day; returns their ids. */
export async function remindOfEvents(tx: Tx, now: Date, most: number): Promise<number[]> {
  // Locked first: the next statement also sees a yes that was said while this one waited its turn.
  const { rows } = await sql<{ id: number }>`
    select id from group_events
    where reminded_at is null and cancelled_at is null and deleted_at is null
      and begins_at <= ${now}::timestamptz + ${ahead}
    -- Another process, or an answer, has it; the next run takes what is left.
    order by begins_at, id limit ${most}::int for no key update skip locked`.execute(tx)
  const due = rows.map(({ id }) => id)
  await sql`
    with reminded as (
      update group_events ev set reminded_at = ${now} where ev.id = any (${due}::bigint[])
      returning ev.id, ev.begins_at)
    insert into notification_outbox (kind, member_id, about_id, item_id)
    -- The beginning is a part of the news: an event that is moved is reminded of again.
    select 'group_event_reminder', a.member_id, r.id, extract(epoch from r.begins_at)::bigint
    from reminded r join group_event_answers a on a.event_id = r.id
    -- The job didn't run in time: there is nothing to remind of any more.
    where a.answer in ('yes', 'maybe') and r.begins_at > ${now}`.execute(tx)
  return due
}

/**
 * Removes an event deleted 30 days ago; false if there is none. Its answers go first, as with whoever leaves,
 * and it goes alone: they lock their answers to several events in no order.
 */
export async function removeDeletedEvent(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    select id from group_events where deleted_at < now() - interval '30 days'
    order by deleted_at, id limit 1`.execute(tx)
  const [event] = rows
  if (!event) return false
  await sql`delete from group_event_answers where event_id = ${event.id}`.execute(tx)
  await sql`delete from group_events where id = ${event.id}`.execute(tx)
  return true
}
