/** SQL of channels' tiers and their members. The member is locked before the channel, and that before its tier. */
import { sql } from 'kysely'
import { type MembershipRow, membershipColumns } from '../../../memberships/memberships.queries.ts'
import { type Db, prepared, type Tx } from '../../../platform/db/prepared.ts'
import { visibleChannel } from '../../../visibility/channels.ts'

export interface TierRow {
  title: string
  perks: string
  units: string
  is_open: boolean
}

/** A membership of a channel. */
export interface ChannelMembershipRow extends MembershipRow {
  channel_id: number
}

interface SoldRow extends TierRow {
  owner_id: number
}

const tierColumns = sql`t.title, t.perks, t.units::text, t.closed_at is null as is_open`

const tiers = prepared<[channel: number], TierRow>(
  'find_channel_tier',
  (channel) => sql`select ${tierColumns} from channel_tiers t where t.channel_id = ${channel}`,
)

export async function findTier(db: Db, channel: number): Promise<TierRow | undefined> {
  return (await tiers(db, channel))[0]
}

const memberships = prepared<[member: number, channel: number], ChannelMembershipRow>(
  'find_channel_membership',
  (member, channel) => sql`
    select ${membershipColumns} from memberships
    where channel_id = ${channel} and member_id = ${member} and state <> 'ended'`,
)

export async function findChannelMembership(
  db: Db,
  member: number,
  channel: number,
): Promise<ChannelMembershipRow | undefined> {
  return (await memberships(db, member, channel))[0]
}

/** The same, locked until the transaction ends; waits for a renewal under way. */
export async function lockChannelMembership(
  tx: Tx,
  member: number,
  channel: number,
): Promise<ChannelMembershipRow | undefined> {
  await sql`
    select from memberships where channel_id = ${channel} and member_id = ${member} and state <> 'ended'
    for no key update`.execute(tx)
  return findChannelMembership(tx, member, channel)
}

const members = prepared<[channel: number], { many: number }>(
  'count_channel_members',
  (channel) => sql`
    select count(*)::int as many from memberships where channel_id = ${channel} and state <> 'ended'`,
)

export async function countMembers(db: Db, channel: number): Promise<number> {
  return (await members(db, channel))[0]?.many ?? 0
}

const sold = prepared<[member: number, channel: number], SoldRow>(
  'lock_sold_tier',
  (member, channel) => sql`
    select ch.owner_id, ${tierColumns} from channels ch join channel_tiers t on t.channel_id = ch.id
    where ch.id = ${channel} and t.closed_at is null and ch.owner_id <> ${member} and ${visibleChannel(member)}
    for share`,
)

/** Returns the open tier of a channel that the member sees; both stay as they are until the transaction ends. */
export async function lockSoldTier(tx: Tx, member: number, channel: number): Promise<SoldRow | undefined> {
  return (await sold(tx, member, channel))[0]
}

/** Opens or changes the tier of a channel that is locked. */
export async function setTier(
  tx: Tx,
  channel: number,
  { title, perks, units }: { title: string; perks: string; units: bigint },
): Promise<void> {
  await sql`
    insert into channel_tiers (channel_id, title, perks, units) values (${channel}, ${title}, ${perks}, ${String(units)})
    on conflict (channel_id) do update
      set title = excluded.title, perks = excluded.perks, units = excluded.units, closed_at = null`.execute(
    tx,
  )
}

/** Closes the tier of a channel that is locked; returns whether it was open. */
export async function closeTier(tx: Tx, channel: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('channel_tiers')
    .set({ closed_at: sql<Date>`now()` })
    .where('channel_id', '=', channel)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Notifies a channel's owner of a new member. */
export async function tellOwner(
  tx: Tx,
  { owner, member, membership }: { owner: number; member: number; membership: number },
): Promise<void> {
  await sql`
    insert into notification_outbox (kind, member_id, actor_id, about_id)
    values ('channel_member', ${owner}, ${member}, ${membership})`.execute(tx)
}
