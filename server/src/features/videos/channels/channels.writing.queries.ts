/** SQL that writes channels and subscriptions, with the member locked before the channel. */
import { mostChannels } from '@commons/contract/shared/channel.ts'
import { sql } from 'kysely'
import { me } from '../../../discussion/discussion.locks.ts'
import { prepared, type Tx } from '../../../platform/db/prepared.ts'
import { visibleChannel } from '../../../visibility/channels.ts'
import type { Hold } from '../../../visibility/object-kind.ts'

/** Locks a member's set of channels; returns whether there is room for another. */
export async function hasRoomForChannel(tx: Tx, owner: number): Promise<boolean> {
  await sql`select from members where id = ${owner} for no key update`.execute(tx)
  const { rows } = await sql`
    select from channels where owner_id = ${owner} and deleted_at is null limit ${sql.lit(mostChannels)}`.execute(
    tx,
  )
  return rows.length < mostChannels
}

/** Keeps a handle for this transaction; returns whether no channel but `own` has it. */
export async function keepHandle(tx: Tx, handle: string, own = 0): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended('channel ' || ${handle}::text, 17))`.execute(tx)
  const { rows } = await sql`select from channels where handle = ${handle} and id <> ${own}`.execute(tx)
  return rows.length === 0
}

/** Returns a handle that is free: `stem`, or with a number. */
export async function freeHandle(tx: Tx, stem: string): Promise<string> {
  if (await keepHandle(tx, stem)) return stem
  // oxlint-disable-next-line commons/cut-at-graphemes -- a handle has a-z, 0-9 and _
  const { rows } = await sql<{ handle: string }>`
    select ${stem}::text || '_' || coalesce(max(substr(handle, ${stem.length + 2}::int)::int), 1) + 1 as handle
    from channels where handle ~ ('^' || ${stem}::text || '_[0-9]{1,6}$')`.execute(tx)
  return rows[0]?.handle ?? stem
}

export interface ChannelParts {
  readonly name?: string | undefined
  readonly handle?: string | undefined
  readonly about?: string | undefined
  readonly links?: readonly string[] | undefined
  readonly comment_hold?: Hold | undefined
  /** Null removes the picture. */
  readonly avatar_id?: string | null
  readonly banner_id?: string | null
}

/** Adds a channel; returns its id, or undefined where its owner is gone. */
export async function addChannel(
  tx: Tx,
  owner: number,
  { name, handle, about = '', links = [], comment_hold = 'off', avatar_id, banner_id }: ChannelParts,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    with ${me(sql`${owner}`)}
    insert into channels (owner_id, name, handle, about, links, comment_hold, avatar_id, banner_id)
    select me.id, ${name}, ${handle}, ${about}, ${links}::text[], ${comment_hold}, ${avatar_id ?? null}::uuid, ${banner_id ?? null}::uuid
    from me returning id`.execute(tx)
  return rows[0]?.id
}

/** Changes the given parts of a channel. */
export async function setChannel(tx: Tx, channel: number, parts: ChannelParts): Promise<void> {
  const given = Object.entries(parts).filter(([, value]) => value !== undefined)
  if (given.length === 0) return
  await tx.updateTable('channels').set(Object.fromEntries(given)).where('id', '=', channel).execute()
}

/** Deletes or restores a member's own channel, with its videos by a trigger; returns whether there was one. */
export async function setChannelDeleted(
  tx: Tx,
  owner: number,
  channel: number,
  deleted: boolean,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    with ${me(sql`${owner}`)}
    update channels ch set deleted_at = ${deleted ? sql`now()` : sql`null`} from me
    where ch.id = ${channel} and ch.owner_id = me.id and ch.deleted_at is ${deleted ? sql`null` : sql`not null`}`.execute(
    tx,
  )
  return numAffectedRows === 1n
}

/** Mutes the news of a channel that the member has subscribed to; returns whether they have, and see it. */
export async function setMuted(tx: Tx, member: number, channel: number, isMuted: boolean): Promise<boolean> {
  const { numAffectedRows } = await sql`
    with ${me(sql`${member}`)}
    update channel_subscriptions s set is_muted = ${isMuted} from me, channels ch
    where s.member_id = me.id and s.channel_id = ${channel} and ch.id = s.channel_id
      and ${visibleChannel(sql`${member}::bigint`)}`.execute(tx)
  return numAffectedRows === 1n
}

interface ToggledRow {
  channel_id: number
  owner_id: number
  is_subscribed: boolean
  subscribers: number
}

/**
 * Subscribes a member to a channel, or takes that back; no row where they don't see it. An owner can't
 * subscribe. Returns the old count plus this change: a trigger updates the count only after the statement has
 * read it.
 */
export const toggleSubscription = prepared<[member: number, channel: number], ToggledRow>(
  'toggle_subscription',
  (member, channel) => sql`
    with ${me(member)},
    target as materialized (
      select ch.id, ch.owner_id, me.id as member from me cross join channels ch
      where ch.id = ${channel} and ${visibleChannel(member)} for key share of ch),
    counted as materialized (
      select n.subscribers from target join channel_counts n on n.channel_id = target.id),
    gone as (
      delete from channel_subscriptions s using target
      where s.channel_id = target.id and s.member_id = target.member returning 1),
    added as (
      insert into channel_subscriptions (member_id, channel_id)
      select member, id from target where owner_id <> member and not exists (select from gone)
      on conflict do nothing returning 1)
    select target.id as channel_id, target.owner_id, not exists (select from gone) as is_subscribed,
      greatest(counted.subscribers + (select count(*)::int from added) - (select count(*)::int from gone), 0) as subscribers
    from target cross join counted`,
)
