/** SQL of the SFU's hub: which process it is, what Janus has, and what is to be there. */
import { silentSeconds } from '@commons/contract/video-calls.ts'
import { sql } from 'kysely'
import { type Db, prepared } from '../../../platform/db/prepared.ts'
import { isGroupMember } from '../../../visibility/groups.ts'
import { isAway, notHidden } from '../../../visibility/members.ts'
import type { Room } from './videoroom.ts'

/** A hub that is silent for this long is taken for dead. */
const heldForSeconds = 5

const hold = prepared<[holder: string, isReady: boolean], { session_id: number | null }>(
  'hold_sfu_hub',
  (holder, isReady) => sql`
    insert into sfu_hub as h (holder, held_until, is_ready)
    values (${holder}::uuid, now() + ${sql.lit(heldForSeconds)} * interval '1 second', ${isReady})
    on conflict (is_only) do update set holder = excluded.holder, held_until = excluded.held_until,
      is_ready = excluded.is_ready
    where h.holder = excluded.holder or h.held_until < now()
    returning session_id`,
)

/** Becomes the hub, or stays it; returns Janus's session, or undefined while another process is the hub. */
export async function holdHub(db: Db, holder: string, isReady: boolean) {
  const [row] = await hold(db, holder, isReady)
  return row
}

export async function releaseHub(db: Db, holder: string): Promise<void> {
  await sql`update sfu_hub set held_until = '-infinity', is_ready = false where holder = ${holder}::uuid`.execute(
    db,
  )
}

export async function setSession(db: Db, holder: string, session: number): Promise<void> {
  await sql`update sfu_hub set session_id = ${session} where holder = ${holder}::uuid`.execute(db)
}

/** Returns whether calls can go through the SFU at this moment. */
export async function isSfuReady(db: Db): Promise<boolean> {
  const { rows } = await sql`select from sfu_hub where is_ready and held_until > now()`.execute(db)
  return rows.length > 0
}

/** True where the device `d` is in its call `k`, which goes through the SFU. */
const isThere = sql`
  k.sfu_entry is not null and k.ended_at is null and d.entry is not null
  and d.seen_at > now() - ${sql.lit(silentSeconds)} * interval '1 second'`

/** Forgets what Janus had: it has lost its sessions. Every device makes its connections anew; returns their calls. */
export async function forgetJanus(tx: Db): Promise<Array<{ call: number; members: number[] }>> {
  await sql`delete from sfu_rooms`.execute(tx)
  await sql`
    delete from video_call_signals g using video_calls k where k.ended_at is null and g.to_entry = k.sfu_entry`.execute(
    tx,
  )
  const { rows } = await sql<{ call: number; members: number[] }>`
    with told as (
      insert into video_call_signals (call_id, from_entry, to_entry, content)
      select k.id, k.sfu_entry, d.entry, '{"kind":"again"}'
      from video_calls k join video_call_devices d on d.call_id = k.id where ${isThere}
      returning call_id, to_entry)
    select told.call_id as call, array_agg(d.member_id) as members
    from told join video_call_devices d on d.entry = told.to_entry group by told.call_id`.execute(tx)
  return rows
}

export interface KeptRoom extends Room {
  readonly call_id: number
  readonly handle: number
  readonly devices: ReadonlyArray<{ entry: string; state: unknown }>
}

/** Lists the rooms that Janus has, with their devices. */
export async function listRooms(db: Db): Promise<KeptRoom[]> {
  const { rows } = await sql<KeptRoom>`
    select call_id, room, pin, secret, handle,
      (select coalesce(jsonb_agg(jsonb_build_object('entry', d.entry, 'state', d.state)), '[]')
        from sfu_devices d where d.call_id = r.call_id) as devices
    from sfu_rooms r`.execute(db)
  return rows
}

export async function addRoom(
  db: Db,
  call: number,
  { room, pin, secret, handle }: Room & { handle: number },
): Promise<void> {
  await sql`
    insert into sfu_rooms (call_id, room, pin, secret, handle)
    values (${call}, ${room}, ${pin}, ${secret}, ${handle})`.execute(db)
}

export async function removeRoom(db: Db, call: number): Promise<void> {
  await sql`delete from sfu_rooms where call_id = ${call}`.execute(db)
}

/** Lists the calls that go through the SFU and are under way. */
export const listSfuCalls = prepared<[], { id: number }>(
  'list_sfu_calls',
  () => sql`select id from video_calls where sfu_entry is not null and ended_at is null`,
)

/** A device that is to be in the room, and those it never meets. */
export interface Present {
  readonly entry: string
  readonly member: number
  readonly is_muted: boolean
  /** Their microphone is on, as their device says. */
  readonly has_mic: boolean
  /** Entries of members who have blocked this one, or whom it has. */
  readonly hidden: readonly string[]
}

interface SfuCall {
  readonly sfu_entry: string
  readonly places: number
  readonly present: readonly Present[]
}

const find = prepared<[call: number], SfuCall>(
  'find_sfu_call',
  (call) => sql`
    select k.sfu_entry, k.places,
      (select coalesce(jsonb_agg(jsonb_build_object('entry', d.entry, 'member', d.member_id,
          'is_muted', d.muted_at is not null, 'has_mic', d.mic, 'hidden', array(
            select other.entry from video_call_devices other
            where other.call_id = k.id and other.entry is not null and other.member_id <> d.member_id
              and not ${notHidden(sql`d.member_id`, sql`other.member_id`)})) order by d.entered_at), '[]')
        from video_call_devices d where d.call_id = k.id and ${isThere} and not ${isAway(sql`d.member_id`)}
          and ${isGroupMember(sql`d.member_id`, sql`c.group_id`)}) as present
    from video_calls k join conversations c on c.id = k.conversation_id
    where k.id = ${call} and k.sfu_entry is not null and k.ended_at is null`,
)

/** Returns who is to be in the room of a call; undefined if that is over, or goes another way. */
export async function findSfuCall(db: Db, call: number): Promise<SfuCall | undefined> {
  const [row] = await find(db, call)
  return row
}

export interface DeviceSignal {
  readonly id: number
  readonly from_entry: string
  readonly content: string
}

/** Lists what devices have sent to the SFU, oldest first. */
export const listSignalsToSfu = prepared<[sfuEntry: string], DeviceSignal>(
  'list_signals_to_sfu',
  (sfuEntry) => sql`
    select id, from_entry, content from video_call_signals where to_entry = ${sfuEntry}::uuid order by id limit 500`,
)

export async function removeSignals(db: Db, ids: readonly number[]): Promise<void> {
  await sql`delete from video_call_signals where id = any (${ids}::bigint[])`.execute(db)
}

/** Writes down devices, and what is told to them, in this order. */
export async function keepDevices(
  db: Db,
  call: number,
  sfuEntry: string,
  {
    devices,
    signals,
    gone,
  }: {
    devices: ReadonlyArray<{ entry: string; state: object }>
    signals: ReadonlyArray<{ to: string; content: string }>
    gone: readonly string[]
  },
): Promise<void> {
  if (gone.length > 0)
    await sql`delete from sfu_devices where call_id = ${call} and entry = any (${gone}::uuid[])`.execute(db)
  if (devices.length > 0)
    await sql`
      insert into sfu_devices (entry, call_id, state)
      select (each ->> 'entry')::uuid, ${call}, each -> 'state' from jsonb_array_elements(${JSON.stringify(devices)}::jsonb) each
      on conflict (entry) do update set state = excluded.state`.execute(db)
  if (signals.length > 0)
    await sql`
      insert into video_call_signals (call_id, from_entry, to_entry, content)
      select ${call}, ${sfuEntry}::uuid, d.entry, each.value ->> 'content'
      from jsonb_array_elements(${JSON.stringify(signals)}::jsonb) with ordinality each (value, place)
      join video_call_devices d on d.call_id = ${call} and d.entry = (each.value ->> 'to')::uuid
      order by each.place`.execute(db)
}
