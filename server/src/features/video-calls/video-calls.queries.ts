/**
 * SQL that writes calls. Whoever begins or joins a call has locked themself, and of a call of two the other, so that
 * nobody is in two calls; whoever changes a call locks its row, so that it is accepted once, or ended. Lock order: the
 * member, their row in the group, the call, its devices and its line in the conversation.
 */
import { ringSeconds } from '@commons/contract/video-calls.ts'
import { sql } from 'kysely'
import { type Db, prepared } from '../../platform/db/prepared.ts'
import { areFriends, notHidden } from '../../visibility/members.ts'
import { ownSide } from '../../visibility/video-calls.ts'
import { isPresent, isUnderWay } from './video-calls.rows.ts'

/** The member somebody calls, and the conversation of the two, if there is one. */
export interface CalledRow {
  is_visible: boolean
  is_blocker: boolean
  lets_call: boolean
  is_quiet: boolean
  is_online: boolean
  chat: number | null
}

const findTheCalled = prepared<[viewer: number, friend: number, kind: string], CalledRow>(
  'find_called_member',
  (viewer, friend, kind) => sql`
    select ${notHidden(viewer, sql`m.id`)} as is_visible,
      (select true from blocks b where b.blocker_id = ${viewer} and b.blocked_id = m.id) is true as is_blocker,
      (case coalesce((select who_may_call from chat_settings t where t.member_id = m.id), 'chats')
        when 'chats' then coalesce(peer.standing = 'accepted', false)
        when 'friends' then ${areFriends(sql`m.id`, viewer)} and peer.standing is distinct from 'declined'
        else false end) as lets_call,
      is_quiet(m.id) as is_quiet, is_online(m.id) as is_online, c.id as chat
    from members m
    left join conversations c on c.low_id = least(m.id, ${viewer}::bigint) and c.high_id = greatest(m.id, ${viewer}::bigint)
      and c.kind = ${kind}::text and c.kind <> 'group'
    left join conversation_members peer on peer.conversation_id = c.id and peer.member_id = m.id
    where m.id = ${friend}`,
)

/** Returns `friend` as `viewer` calls them; undefined if there is no such member. */
export async function findCalled(db: Db, viewer: number, friend: number, kind: 'members' | 'freelance') {
  const [row] = await findTheCalled(db, viewer, friend, kind)
  return row
}

export interface OpenCall {
  id: number
  chat: number
  caller_id: number | null
  callee_id: number | null
  /** The group whose call it is. */
  group_id: number | null
  /** The chat whose several people it is of: also `chat`. */
  several_id: number | null
  state: 'ringing' | 'accepted'
  is_under_way: boolean
  message_id: number | null
}

export const openColumns = sql`
  k.id, k.conversation_id as chat, k.caller_id, k.callee_id, k.state, ${isUnderWay} as is_under_way, k.message_id,
  (select its.group_id from conversations its where its.id = k.conversation_id) as group_id,
  (select its.id from conversations its where its.id = k.conversation_id and its.kind = 'several') as several_id`

/** Lists the calls of two of these members that nobody has ended, locked. */
export const listOpenCalls = prepared<[members: number[]], OpenCall>(
  'list_open_video_calls',
  (members) => sql`
    select ${openColumns} from video_calls k
    where k.ended_at is null and k.id in (
      select id from video_calls where caller_id = any (${members}::bigint[]) and callee_id is not null and ended_at is null
      union select id from video_calls where callee_id = any (${members}::bigint[]) and ended_at is null)
    order by k.id for no key update of k`,
)

/** Lists those of these members who are in a call of many. */
export async function listInGroupCalls(tx: Db, members: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ member_id: number }>`
    select dev.member_id from video_call_devices dev join video_calls k on k.id = dev.call_id
    where dev.member_id = any (${members}::bigint[]) and k.callee_id is null and k.ended_at is null and ${isPresent}`.execute(
    tx,
  )
  return rows.map(({ member_id }) => member_id)
}

/** Locks a member, so that they begin or join one call at a time. */
export async function lockCaller(tx: Db, member: number): Promise<void> {
  await sql`select from members where id = ${member} for no key update`.execute(tx)
}

/** True if a member, whom the caller has locked, is in another call than this one, or calls somebody. */
export async function isInAnotherCall(tx: Db, member: number, call: number | null): Promise<boolean> {
  const { rows } = await sql`
    select from video_calls k
    where k.id in (
        select id from video_calls where caller_id = ${member} and callee_id is not null and ended_at is null
        union select id from video_calls where callee_id = ${member} and state = 'accepted' and ended_at is null
        union select dev.call_id from video_call_devices dev where dev.member_id = ${member} and ${isPresent})
      and k.id is distinct from ${call}::bigint and ${isUnderWay} limit 1`.execute(tx)
  return rows.length > 0
}

const lock = prepared<[viewer: number, call: number], OpenCall & { moderates: boolean }>(
  'lock_video_call',
  (viewer, id) => sql`
    select ${openColumns}, side.moderates from video_calls k ${ownSide(viewer)}
    where k.id = ${id} and k.ended_at is null for no key update of k`,
)

/** Locks a call of a member's that nobody has ended; undefined if there is none. */
export async function lockCall(tx: Db, viewer: number, id: number) {
  const [row] = await lock(tx, viewer, id)
  return row
}

/** Locks a call that nobody has ended, whoever is in it. */
export async function lockOpen(tx: Db, id: number): Promise<OpenCall | undefined> {
  await sql`select from video_calls where id = ${id} and ended_at is null for no key update`.execute(tx)
  // Another statement: one that waits for a lock still sees the devices of before.
  const { rows } = await sql<OpenCall>`
    select ${openColumns} from video_calls k where k.id = ${id} and k.ended_at is null`.execute(tx)
  return rows[0]
}

/** Lists the calls that ring for this member or that they are in. */
export async function listOpenWith(db: Db, member: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select k.id from video_calls k where k.ended_at is null and k.id in (
      select id from video_calls where caller_id = ${member} and callee_id is not null and ended_at is null
      union select id from video_calls where callee_id = ${member} and ended_at is null
      union select dev.call_id from video_call_devices dev where dev.member_id = ${member}
      union select ring.call_id from video_call_rings ring where ring.member_id = ${member})`.execute(db)
  return rows.map(({ id }) => id)
}

/** Returns the id of a conversation's call that nobody has ended. */
export async function findOpenIn(tx: Db, chat: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select k.id from video_calls k where k.conversation_id = ${chat} and k.ended_at is null`.execute(tx)
  return rows[0]?.id
}

/** The same of a group's conversation. */
export async function findOpenOf(tx: Db, group: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select k.id from video_calls k join conversations c on c.id = k.conversation_id
    where c.group_id = ${group} and k.ended_at is null`.execute(tx)
  return rows[0]?.id
}

/** Lists calls that rang to their end, or from which devices are gone without a word. */
export async function listSilent(db: Db, after: number): Promise<Array<{ id: number }>> {
  const { rows } = await sql<{ id: number }>`
    select k.id from video_calls k
    where k.ended_at is null and k.id > ${after} and (not ${isUnderWay} or (k.callee_id is null
      and exists (select from video_call_devices dev where dev.call_id = k.id and not ${isPresent})))
    order by k.id limit 100`.execute(db)
  return rows
}

interface NewCall {
  chat: number
  caller: number
  callee: number
  hasCamera: boolean
}

export async function addCall(tx: Db, { chat, caller, callee, hasCamera }: NewCall): Promise<OpenCall> {
  const { rows } = await sql<OpenCall>`
    insert into video_calls as k (conversation_id, caller_id, callee_id, has_camera, state, rings_until)
    values (${chat}, ${caller}, ${callee}, ${hasCamera}, 'ringing', now() + ${sql.lit(ringSeconds)} * interval '1 second')
    returning ${openColumns}`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('A call was not added')
  return row
}

export async function setAccepted(tx: Db, id: number): Promise<void> {
  await sql`
    update video_calls set state = 'accepted', accepted_at = now() where id = ${id} and state = 'ringing'`.execute(
    tx,
  )
}

/** Marks a call as over, and forgets its devices and signals. Returns whom it concerned just now. */
export async function setOver(
  tx: Db,
  call: OpenCall,
  state: 'ended' | 'declined' | 'missed' | 'busy',
): Promise<number[]> {
  // A call that nobody hung up was over when its last device fell silent.
  await sql`
    update video_calls k set state = ${state}, ended_at = case when ${call.is_under_way} then now() else greatest(k.accepted_at, coalesce(
      (select max(d.seen_at) from video_call_devices d where d.call_id = k.id and k.state = 'accepted'), now())) end
    where k.id = ${call.id}`.execute(tx)
  const { rows } = await sql<{ member_id: number }>`
    with present as (delete from video_call_devices where call_id = ${call.id} returning member_id),
      rung as (delete from video_call_rings where call_id = ${call.id} returning member_id),
      removed as (delete from video_call_removals where call_id = ${call.id}),
      said as (delete from video_call_signals where call_id = ${call.id})
    select member_id from present union select member_id from rung`.execute(tx)
  return rows.map(({ member_id }) => member_id)
}

export async function setMessage(tx: Db, call: number, message: number): Promise<void> {
  await sql`update video_calls set message_id = ${message} where id = ${call}`.execute(tx)
}

/** Deletes a call that no message tells of: a block has come in between. */
export async function deleteCall(tx: Db, call: number): Promise<void> {
  await sql`delete from video_calls where id = ${call}`.execute(tx)
}

/** Returns whether a member has read everything of the other's before the message at `seq`. */
export async function hasReadUpTo(tx: Db, member: number, chat: number, seq: number): Promise<boolean> {
  const { rows } = await sql`
    select from messages d join conversation_members s on s.conversation_id = d.conversation_id and s.member_id = ${member}
    where d.conversation_id = ${chat} and d.seq < ${seq} and d.deleted_at is null and d.author_id <> ${member}
      and d.seq > greatest(s.cleared_seq, coalesce((select mark.seq from read_marks mark
        where mark.conversation_id = ${chat} and mark.member_id = ${member}), 0)) limit 1`.execute(tx)
  return rows.length === 0
}

export async function addNews(
  tx: Db,
  news: {
    kind: 'call_ringing' | 'call_missed'
    member: number
    actor: number
    about: number
    item: number
  },
): Promise<void> {
  await sql`
    insert into notification_outbox (kind, member_id, actor_id, about_id, item_id)
    values (${news.kind}, ${news.member}, ${news.actor}, ${news.about}, ${news.item})`.execute(tx)
}
