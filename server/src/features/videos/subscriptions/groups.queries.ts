/** SQL of groups of subscriptions. Their member is locked before a group. */
import { mostSubscriptionGroups } from '@commons/contract/shared/channel.ts'
import { sql } from 'kysely'
import { me } from '../../../discussion/discussion.locks.ts'
import { type Db, prepared, type Tx } from '../../../platform/db/prepared.ts'
import { visibleChannel } from '../../../visibility/channels.ts'
import type { Who } from '../../../visibility/members.ts'

export interface GroupRow {
  id: number
  name: string
  channels: number
  has_channel: boolean
}

const groupColumns = (member: Who, channel: Who) => sql`
  g.id, g.name,
  (select count(*)::int from subscription_group_channels its join channels ch on ch.id = its.channel_id
    where its.group_id = g.id and ${visibleChannel(member)}) as channels,
  (select true from subscription_group_channels its
    where its.group_id = g.id and its.channel_id = ${channel}::bigint) is true as has_channel`

/** Lists a member's groups by name; each says whether it has this channel. */
export const listGroups = prepared<[member: number, channel: number | null], GroupRow>(
  'list_subscription_groups',
  (member, channel) => sql`
    select ${groupColumns(member, channel)} from subscription_groups g
    where g.member_id = ${member} order by lower(g.name), g.id`,
)

const find = prepared<[member: number, group: number, channel: number | null], GroupRow>(
  'find_subscription_group',
  (member, group, channel) => sql`
    select ${groupColumns(member, channel)} from subscription_groups g
    where g.id = ${group} and g.member_id = ${member}`,
)

/** Returns a member's own group; undefined where they have none with this id. */
export async function findGroup(
  db: Db,
  member: number,
  group: number,
  channel: number | null = null,
): Promise<GroupRow | undefined> {
  return (await find(db, member, group, channel))[0]
}

/** Locks a member's set of groups; returns whether there is room for another. */
export async function hasRoomForGroup(tx: Tx, member: number): Promise<boolean> {
  await sql`select from members where id = ${member} for no key update`.execute(tx)
  const { rows } = await sql`
    select from subscription_groups where member_id = ${member} limit ${sql.lit(mostSubscriptionGroups)}`.execute(
    tx,
  )
  return rows.length < mostSubscriptionGroups
}

/** Two names may be one to people and yet differ for the index, which is older than this rule. */
const isNamed = (name: string, row = 'g') =>
  sql<boolean>`equal_key(${sql.ref(`${row}.name`)}) = equal_key(${name})`

/** Adds a group to a locked member; returns its id, or undefined where the member has one of this name. */
export async function addGroup(tx: Tx, member: number, name: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    with ${me(sql`${member}`)}
    insert into subscription_groups (member_id, name) select id, ${name} from me
    where not exists (select from subscription_groups g where g.member_id = me.id and ${isNamed(name)})
    on conflict do nothing returning id`.execute(tx)
  return rows[0]?.id
}

/** Renames a locked member's own group; returns whether it has the name now, and no other group had. */
export async function setGroupName(tx: Tx, member: number, group: number, name: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update subscription_groups g set name = ${name} where g.id = ${group} and g.member_id = ${member}
      and not exists (select from subscription_groups other
        where other.member_id = ${member} and other.id <> ${group} and ${isNamed(name, 'other')})`.execute(tx)
  return numAffectedRows === 1n
}

/** Locks a member's own group; returns whether there is one. */
export async function lockGroup(tx: Tx, member: number, group: number): Promise<boolean> {
  await sql`select from members where id = ${member} for no key update`.execute(tx)
  const { rows } = await sql`
    select from subscription_groups where id = ${group} and member_id = ${member} for no key update`.execute(
    tx,
  )
  return rows.length > 0
}

export async function removeGroup(tx: Tx, member: number, group: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from subscription_groups where id = ${group} and member_id = ${member}`.execute(tx)
  return numAffectedRows === 1n
}

/** Puts a channel into a locked group, or takes it out; returns whether it was there or its member is subscribed to it. */
export async function toggleInGroup(
  tx: Tx,
  member: number,
  group: number,
  channel: number,
): Promise<boolean> {
  const { numAffectedRows: removed } = await sql`
    delete from subscription_group_channels where group_id = ${group} and channel_id = ${channel}`.execute(tx)
  if (removed === 1n) return true
  const { numAffectedRows: added } = await sql`
    insert into subscription_group_channels (group_id, member_id, channel_id)
    select ${group}, s.member_id, s.channel_id from channel_subscriptions s join channels ch on ch.id = s.channel_id
    where s.member_id = ${member} and s.channel_id = ${channel} and ${visibleChannel(sql`${member}::bigint`)}
    for key share of s`.execute(tx)
  return added === 1n
}
