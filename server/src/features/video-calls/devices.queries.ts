/** SQL of the devices in a call: how they get a place and enter, and what they send and say. */
import { silentSeconds, tokenSeconds } from '@commons/contract/video-calls.ts'
import { sql } from 'kysely'
import { type Db, prepared } from '../../platform/db/prepared.ts'
import { hashSecret, newSecret } from '../../platform/session/api-key.ts'
import { isMet, ownSide } from '../../visibility/video-calls.ts'

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
  // What was said of an earlier page of the device goes with that page.
  (call, member, token) => sql`
    update video_call_devices d set token_hash = null, token_until = null, entry = gen_random_uuid(), seen_at = now(),
      entered_at = now(), mic = false, camera = false, screen = false, hand_at = null, muted_at = null
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

/** `to_member` is null where the signals are for the SFU, or for nobody. */
type Sent = { to_member: number | null }

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
      returning d.entry, k.sfu_entry, side.group_id, side.several_id),
    old as (
      delete from video_call_signals where call_id = ${call} and created_at < now() - interval '2 minutes'),
    target as (
      select dev.entry, dev.member_id from device side
      join video_call_devices dev on dev.call_id = ${call} and dev.entry = ${to}::uuid
      where dev.member_id <> ${member} and ${isMet(member, sql`dev.member_id`)}
      union all select sfu_entry, null from device where sfu_entry = ${to}::uuid),
    sent as (
      insert into video_call_signals (call_id, from_entry, to_entry, content)
      select ${call}, device.entry, target.entry, each.content
      from device cross join target cross join jsonb_array_elements_text(${signals}::jsonb) with ordinality each (content, place)
      order by each.place)
    select target.member_id as to_member from device left join target on true`,
)

/** Sends signals to another device; undefined where this entry isn't in the call. */
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

export interface DeviceState {
  readonly mic: boolean | null
  readonly camera: boolean | null
  readonly screen: boolean | null
  readonly hand: boolean | null
}

const setState = prepared<
  [
    call: number,
    member: number,
    entry: string,
    mic: boolean | null,
    camera: boolean | null,
    screen: boolean | null,
    hand: boolean | null,
  ],
  { call_id: number }
>(
  'set_video_call_device',
  (call, member, entry, mic, camera, screen, hand) => sql`
    update video_call_devices d set seen_at = now(),
      mic = coalesce(${mic}::boolean, d.mic), camera = coalesce(${camera}::boolean, d.camera),
      screen = coalesce(${screen}::boolean, d.screen),
      hand_at = case ${hand}::boolean when true then coalesce(d.hand_at, now()) when false then null else d.hand_at end,
      muted_at = case when ${mic}::boolean then null else d.muted_at end
    from video_calls k ${ownSide(member)}
    where k.id = d.call_id and k.id = ${call} and k.ended_at is null and d.member_id = ${member}
      and d.entry = ${entry}::uuid
    returning d.call_id`,
)

/** Sets what is on at a device; false where this entry isn't in the call. What is null stays. */
export async function setDeviceState(
  tx: Db,
  { call, member, entry }: { call: number; member: number; entry: string },
  { mic, camera, screen, hand }: DeviceState,
): Promise<boolean> {
  return (await setState(tx, call, member, entry, mic, camera, screen, hand)).length > 0
}

/**
 * Takes their places from devices of a call that are gone without a word, whose row the caller has locked: what is
 * left is exact, as a device that says something at this moment holds its row.
 */
export async function freeSilent(tx: Db, call: number): Promise<boolean> {
  const { rows } = await sql`
    delete from video_call_devices
    where call_id = ${call} and seen_at <= now() - ${sql.lit(silentSeconds)} * interval '1 second' returning 1`.execute(
    tx,
  )
  return rows.length > 0
}

/** Takes a member's device out of a call; false if there was none. */
export async function removeDevice(tx: Db, call: number, member: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from video_call_devices where call_id = ${call} and member_id = ${member}`.execute(tx)
  return numAffectedRows === 1n
}

/** Counts the places that others than `member` have in a call. */
export async function countOthers(tx: Db, call: number, member: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from video_call_devices where call_id = ${call} and member_id <> ${member}`.execute(
    tx,
  )
  return rows[0]?.count ?? 0
}
