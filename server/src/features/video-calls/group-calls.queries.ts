/** SQL that writes the calls of many, groups or several people in a chat: how they begin, for whom they ring, and who is kept out. */
import { mostRung, ringSeconds } from '@commons/contract/video-calls.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/prepared.ts'
import { groupChats } from '../../visibility/conversations.ts'
import { areFriends, notHidden, type Who } from '../../visibility/members.ts'
import type { CallPlaces } from './call-places.ts'
import { type OpenCall, openColumns } from './video-calls.queries.ts'
import { isPresent, owns } from './video-calls.rows.ts'

/**
 * Returns the conversation of a group, whose member the viewer stays until the commit; undefined if they aren't one.
 */
export async function holdGroup(tx: Db, viewer: number, group: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select c.id from conversations c ${groupChats.standing(sql`${viewer}::bigint`)}
    where c.group_id = ${group} and ${groupChats.mayWrite} for share of s`.execute(tx)
  return rows[0]?.id
}

/** The same for a chat of several people; false if the viewer isn't in it. */
export async function holdSeveral(tx: Db, viewer: number, chat: number): Promise<boolean> {
  const { rows } = await sql`
    select from conversation_members s
    where s.conversation_id = ${chat} and s.member_id = ${viewer} and s.entry is not null for share of s`.execute(
    tx,
  )
  return rows.length > 0
}

/** The same for the group or the chat of a call. Of a call of two it holds nothing. */
export async function holdManyOf(tx: Db, viewer: number, call: number): Promise<void> {
  await sql`
    select from video_calls k join conversation_members s on s.conversation_id = k.conversation_id
      and s.member_id = ${viewer} and s.entry is not null
    where k.id = ${call} for share of s`.execute(tx)
  await sql`
    select from video_calls k join conversations c on c.id = k.conversation_id
    ${groupChats.standing(sql`${viewer}::bigint`)} where k.id = ${call} for share of s`.execute(tx)
}

interface NewCallOfMany extends CallPlaces {
  readonly chat: number
  readonly caller: number
  readonly hasCamera: boolean
  readonly rings: boolean
}

/** Adds a call of many; undefined if one is under way there, for whose beginning this has waited. */
export async function addCallOfMany(
  tx: Db,
  { chat, caller, hasCamera, rings, places, through }: NewCallOfMany,
): Promise<OpenCall | undefined> {
  const { rows } = await sql<OpenCall>`
    insert into video_calls as k (conversation_id, caller_id, has_camera, state, accepted_at, rings_until, places, sfu_entry)
    values (${chat}, ${caller}, ${hasCamera}, 'accepted', now(),
      now() + ${rings ? ringSeconds : 0} * interval '1 second', ${places},
      ${through === 'sfu' ? sql`gen_random_uuid()` : sql`null`})
    on conflict (conversation_id) where ended_at is null do nothing
    returning ${openColumns}`.execute(tx)
  return rows[0]
}

interface Rung {
  member_id: number
  is_online: boolean
}

/** True where the member of the row `s` is rung by a call that `by` begins. */
const takesCallsOf = (by: Who) => sql<boolean>`
  (${notHidden(by, sql`s.member_id`)} and not is_quiet(s.member_id)
    and case coalesce((select t.who_may_call from chat_settings t where t.member_id = s.member_id), 'chats')
      when 'chats' then true when 'friends' then ${areFriends(sql`s.member_id`, by)} else false end
    and not exists (select from video_call_devices dev where dev.member_id = s.member_id and ${isPresent}))`

/**
 * Has a group's call ring for its members: not for those who want no news of it, have quiet hours, take no calls from
 * the caller, or are in a call, and in a large group for nobody.
 */
export async function addRings(
  tx: Db,
  { call, group, caller }: { call: number; group: number; caller: number },
): Promise<Rung[]> {
  const by = sql`${caller}::bigint`
  const { rows } = await sql<Rung>`
    insert into video_call_rings as ring (call_id, member_id)
    select ${call}::bigint, s.member_id from group_members s
    where s.group_id = ${group} and s.is_in and s.member_id <> ${by} and s.notice <> 'none'
      and (select counts.members from group_counts counts where counts.group_id = ${group}) <= ${mostRung}
      and ${takesCallsOf(by)}
    returning ring.member_id, is_online(ring.member_id) as is_online`.execute(tx)
  return rows
}

/**
 * The same for several people in a chat: not for those who have muted it. A chat has no more of them than a group for
 * which a call rings.
 */
export async function addRingsOfSeveral(
  tx: Db,
  { call, chat, caller }: { call: number; chat: number; caller: number },
): Promise<Rung[]> {
  const by = sql`${caller}::bigint`
  const { rows } = await sql<Rung>`
    insert into video_call_rings as ring (call_id, member_id)
    select ${call}::bigint, s.member_id from conversation_members s
    where s.conversation_id = ${chat} and s.entry is not null and s.member_id <> ${by}
      and not coalesce(s.muted_until > now(), false) and ${takesCallsOf(by)}
    returning ring.member_id, is_online(ring.member_id) as is_online`.execute(tx)
  return rows
}

/** Tells these members, who have Commons closed, that a call of many rings for them. */
export async function tellRung(
  tx: Db,
  {
    kind,
    call,
    caller,
    members,
  }: {
    kind: 'group_call_ringing' | 'several_call_ringing'
    call: number
    caller: number
    members: readonly number[]
  },
): Promise<void> {
  await sql`
    insert into notification_outbox (kind, member_id, actor_id, about_id, item_id)
    select ${kind}, told.id, ${caller}, ${call}, ${call}
    from unnest(${members}::bigint[]) as told (id)`.execute(tx)
}

/** Has a call ring no more for a member; false if it didn't. */
export async function removeRing(tx: Db, call: number, member: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from video_call_rings where call_id = ${call} and member_id = ${member}`.execute(tx)
  return numAffectedRows === 1n
}

/** Returns whether a member who has a place in a call of many owns the group or the chat; undefined if they have none. */
export async function findOwns(
  tx: Db,
  { call, member }: { call: number; member: number },
): Promise<boolean | undefined> {
  const { rows } = await sql<{ owns: boolean }>`
    select ${owns} as owns
    from video_call_devices dev
    join (select k.id, c.group_id, case when c.kind = 'several' then c.id end as several_id
      from video_calls k join conversations c on c.id = k.conversation_id) side on side.id = dev.call_id
    where dev.call_id = ${call} and dev.member_id = ${member}`.execute(tx)
  return rows[0]?.owns
}

/** Mutes a member's device: it may speak again by itself. */
export async function mute(tx: Db, call: number, member: number): Promise<void> {
  await sql`
    update video_call_devices set mic = false, muted_at = now() where call_id = ${call} and member_id = ${member}`.execute(
    tx,
  )
}

/** Keeps a member out of a call from now on. */
export async function addRemoval(tx: Db, call: number, member: number): Promise<void> {
  await sql`
    insert into video_call_removals (call_id, member_id) values (${call}, ${member}) on conflict do nothing`.execute(
    tx,
  )
}
