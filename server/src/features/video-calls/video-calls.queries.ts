/**
 * SQL that writes calls. Whoever begins a call has locked both members; whoever changes one locks its row, so
 * that it is accepted once, or ended.
 */
import { ringSeconds, tokenSeconds } from '@commons/contract/video-calls.ts'
import { sql } from 'kysely'
import { type Db, prepared } from '../../platform/db/prepared.ts'
import { hashSecret, newSecret } from '../../platform/session/api-key.ts'
import { areFriends, notHidden } from '../../visibility/members.ts'
import { ownSide } from '../../visibility/video-calls.ts'
import { isUnderWay } from './video-calls.rows.ts'

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
  state: 'ringing' | 'accepted'
  is_under_way: boolean
}

const openColumns = sql`
  k.id, k.conversation_id as chat, k.caller_id, k.callee_id, k.state, ${isUnderWay} as is_under_way`

/** Lists the calls of these members that nobody has ended, locked. */
export const listOpenCalls = prepared<[members: number[]], OpenCall>(
  'list_open_video_calls',
  (members) => sql`
    select ${openColumns} from video_calls k
    where k.ended_at is null and k.id in (
      select id from video_calls where caller_id = any (${members}::bigint[]) and ended_at is null
      union select id from video_calls where callee_id = any (${members}::bigint[]) and ended_at is null)
    order by k.id for no key update of k`,
)

const lock = prepared<[viewer: number, call: number], OpenCall>(
  'lock_video_call',
  (viewer, id) => sql`
    select ${openColumns} from video_calls k ${ownSide(viewer)}
    where k.id = ${id} and k.ended_at is null for no key update of k`,
)

/** Locks a call of a member's that nobody has ended; undefined if there is none. */
export async function lockCall(tx: Db, viewer: number, id: number): Promise<OpenCall | undefined> {
  const [row] = await lock(tx, viewer, id)
  return row
}

/** Locks a call, whoever is in it, if it rings or runs no more and nobody has ended it. */
export async function lockSilent(tx: Db, id: number): Promise<OpenCall | undefined> {
  const { rows } = await sql<OpenCall>`
    select ${openColumns} from video_calls k
    where k.id = ${id} and k.ended_at is null and not ${isUnderWay} for no key update of k`.execute(tx)
  return rows[0]
}

/** Lists calls that rang to their end, or in which nobody is left. */
export async function listSilent(db: Db, after: number): Promise<Array<{ id: number }>> {
  const { rows } = await sql<{ id: number }>`
    select k.id from video_calls k where k.ended_at is null and k.id > ${after} and not ${isUnderWay}
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

/** Reserves the place of a member's device in a call; returns the token with which it enters. */
export async function reserve(
  tx: Db,
  { call, member, device }: { call: number; member: number; device: string },
): Promise<string> {
  const token = newSecret()
  await sql`
    insert into video_call_devices as d (call_id, member_id, device, token_hash, token_until)
    values (${call}, ${member}, ${device}::uuid, ${hashSecret(token)}, now() + ${sql.lit(tokenSeconds)} * interval '1 second')
    on conflict (call_id, member_id) do update set device = excluded.device, token_hash = excluded.token_hash,
      token_until = excluded.token_until, seen_at = now(),
      entry = case when d.device = excluded.device then d.entry end`.execute(tx)
  return token
}

const redeem = prepared<[call: number, member: number, token: Buffer], { entry: string }>(
  'enter_video_call',
  (call, member, token) => sql`
    update video_call_devices d set token_hash = null, token_until = null, entry = gen_random_uuid(), seen_at = now()
    from video_calls k ${ownSide(member)}
    where k.id = d.call_id and k.id = ${call} and k.ended_at is null and d.member_id = ${member}
      and d.token_hash = ${token}::bytea and d.token_until > now()
    returning d.entry`,
)

/** Redeems a token once; undefined if it isn't this member's for this call, or is used or expired. */
export async function enter(tx: Db, call: number, member: number, token: string) {
  const [row] = await redeem(tx, call, member, hashSecret(token))
  return row?.entry
}

type Sent = { peer_id: number }

const addSignals = prepared<
  [call: number, member: number, entry: string, to: string | null, signals: string],
  Sent
>(
  'add_video_call_signals',
  // The row of the sender's device is written each time, so that its signals come one after another.
  (call, member, entry, to, signals) => sql`
    with device as (
      update video_call_devices d set seen_at = now()
      from video_calls k ${ownSide(member)}
      where k.id = d.call_id and k.id = ${call} and k.ended_at is null and d.member_id = ${member}
        and d.entry = ${entry}::uuid
      returning d.entry, s.peer_id),
    old as (
      delete from video_call_signals where call_id = ${call} and created_at < now() - interval '2 minutes'),
    sent as (
      insert into video_call_signals (call_id, from_entry, to_entry, content)
      select theirs.call_id, device.entry, theirs.entry, each.content
      from device join video_call_devices theirs
        on theirs.call_id = ${call} and theirs.member_id = device.peer_id and theirs.entry = ${to}::uuid
      cross join jsonb_array_elements_text(${signals}::jsonb) with ordinality each (content, place)
      order by each.place)
    select peer_id from device`,
)

/** Sends signals to the other's device; undefined where this entry isn't in the call. */
export async function sendSignals(
  tx: Db,
  {
    call,
    member,
    entry,
    to,
    signals,
  }: { call: number; member: number; entry: string; to: string | undefined; signals: readonly string[] },
): Promise<Sent | undefined> {
  const [row] = await addSignals(tx, call, member, entry, to ?? null, JSON.stringify(signals))
  return row
}

/** Marks a call as over, and forgets its devices and signals. */
export async function setOver(tx: Db, call: OpenCall, state: 'ended' | 'declined' | 'missed' | 'busy') {
  // A call that nobody hung up was over when its last device fell silent.
  await sql`
    update video_calls k set state = ${state}, ended_at = case when ${call.is_under_way} then now() else greatest(k.accepted_at, coalesce(
      (select max(d.seen_at) from video_call_devices d where d.call_id = k.id and k.state = 'accepted'), now())) end
    where k.id = ${call.id}`.execute(tx)
  await sql`delete from video_call_devices where call_id = ${call.id}`.execute(tx)
  await sql`delete from video_call_signals where call_id = ${call.id}`.execute(tx)
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
  news: { kind: 'call_ringing' | 'call_missed'; member: number; actor: number; about: number; item: number },
): Promise<void> {
  await sql`
    insert into notification_outbox (kind, member_id, actor_id, about_id, item_id)
    values (${news.kind}, ${news.member}, ${news.actor}, ${news.about}, ${news.item})`.execute(tx)
}
