/** SQL that writes the calls of groups: how they begin, for whom they ring, and who is kept out. */
import { mostRung, ringSeconds } from '@commons/contract/video-calls.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/prepared.ts'
import { groupChats } from '../../visibility/conversations.ts'
import { areFriends, notHidden } from '../../visibility/members.ts'
import type { CallPlaces } from './call-places.ts'
import { type OpenCall, openColumns } from './video-calls.queries.ts'
import { isPresent } from './video-calls.rows.ts'

/**
 * Returns the conversation of a group, whose member the viewer stays until the commit; undefined if they aren't one.
 */
export async function holdGroup(tx: Db, viewer: number, group: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select c.id from conversations c ${groupChats.standing(sql`${viewer}::bigint`)}
    where c.group_id = ${group} and ${groupChats.mayWrite} for share of s`.execute(tx)
  return rows[0]?.id
}

/** The same for the group of a call. Of a call of two it holds nothing. */
export async function holdGroupOf(tx: Db, viewer: number, call: number): Promise<void> {
  await sql`
    select from video_calls k join conversations c on c.id = k.conversation_id
    ${groupChats.standing(sql`${viewer}::bigint`)} where k.id = ${call} for share of s`.execute(tx)
}

interface NewGroupCall extends CallPlaces {
  readonly chat: number
  readonly caller: number
  readonly hasCamera: boolean
  readonly rings: boolean
}

/** Adds a group's call; undefined if one is under way there, for whose beginning this has waited. */
export async function addGroupCall(
  tx: Db,
  { chat, caller, hasCamera, rings, places, through }: NewGroupCall,
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

/**
 * Has a group's call ring for its members: not for those who want no news of it, have quiet hours, take no calls from
 * the caller, or are in a call, and in a large group for nobody.
 */
export async function addRings(
  tx: Db,
  { call, group, caller }: { call: number; group: number; caller: number },
): Promise<Array<{ member_id: number; is_online: boolean }>> {
  const by = sql`${caller}::bigint`
  const { rows } = await sql<{ member_id: number; is_online: boolean }>`
    insert into video_call_rings as ring (call_id, member_id)
    select ${call}::bigint, s.member_id from group_members s
    where s.group_id = ${group} and s.is_in and s.member_id <> ${by} and s.notice <> 'none'
      and (select counts.members from group_counts counts where counts.group_id = ${group}) <= ${mostRung}
      and ${notHidden(by, sql`s.member_id`)} and not is_quiet(s.member_id)
      and case coalesce((select t.who_may_call from chat_settings t where t.member_id = s.member_id), 'chats')
        when 'chats' then true when 'friends' then ${areFriends(sql`s.member_id`, by)} else false end
      and not exists (select from video_call_devices dev where dev.member_id = s.member_id and ${isPresent})
    returning ring.member_id, is_online(ring.member_id) as is_online`.execute(tx)
  return rows
}

/** Has a call ring no more for a member; false if it didn't. */
export async function removeRing(tx: Db, call: number, member: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from video_call_rings where call_id = ${call} and member_id = ${member}`.execute(tx)
  return numAffectedRows === 1n
}

/** Returns whether a member who has a place in a group's call owns the group; undefined if they have none. */
export async function findOwnsGroup(
  tx: Db,
  { call, group, member }: { call: number; group: number; member: number },
): Promise<boolean | undefined> {
  const { rows } = await sql<{ owns: boolean }>`
    select (select s.standing = 'owner' from group_members s
      where s.group_id = ${group} and s.member_id = dev.member_id) is true as owns
    from video_call_devices dev where dev.call_id = ${call} and dev.member_id = ${member}`.execute(tx)
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
