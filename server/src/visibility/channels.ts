/**
 * Who sees which channel: every member, unless a block is between them and its owner. And who may do what in
 * one: `channelActs` as SQL.
 */
import { type ChannelAct, channelActs } from '@commons/contract/shared/channel.ts'
import { sql } from 'kysely'
import { isAway, notHidden, type Who } from './members.ts'

/** A channel's id and its owner's. */
interface ChannelOf {
  readonly channel: Who
  readonly owner: Who
}

const theirs = ({ channel }: Pick<ChannelOf, 'channel'>, member: Who) => sql`
  from channel_collaborators staff
  where staff.channel_id = ${channel} and staff.member_id = ${member} and staff.accepted_at is not null`

/** True where `member`, who isn't the channel's owner, may do this in it. */
export const mayBesideOwner = (act: ChannelAct, member: Who, channel: Who) =>
  sql<boolean>`exists (select ${theirs({ channel }, member)}
    and staff.role in (${sql.join(channelActs[act].map((role) => sql.lit(role)))}))`

/** True where `member` may do this in the channel. */
export const mayInChannel = (act: ChannelAct, member: Who, { channel, owner }: ChannelOf) =>
  sql<boolean>`(${owner} = ${member} or ${mayBesideOwner(act, member, channel)})`

/** Rows: the owners of the channels that `member` runs with others. */
export const ownersOfChannelsOf = (member: Who) => sql`
  select run.owner_id as id from channel_collaborators mine join channels run on run.id = mine.channel_id
  where mine.member_id = ${member} and mine.accepted_at is not null`

/** What `member` is in the channel; null where they don't run it. */
export const roleIn = (member: Who, { channel, owner }: ChannelOf) => sql<string | null>`
  (case when ${owner} = ${member} then 'owner' else (select staff.role ${theirs({ channel }, member)}) end)`

/** Array: the members who run the channel, its owner first. */
export const staffOf = ({ channel, owner }: ChannelOf) => sql<number[]>`
  array(select ${owner} union all select staff.member_id from channel_collaborators staff
    where staff.channel_id = ${channel} and staff.accepted_at is not null)`

/** True where `viewer` may see the channel `ch`. */
export const visibleChannel = (viewer: Who) => sql<boolean>`(
  ch.deleted_at is null
  and (ch.owner_id = ${viewer} or ${notHidden(viewer, sql.ref('ch.owner_id'))}))`

/** True where `viewer` is a paying member of the channel. */
export const isChannelMember = (viewer: Who, channel: Who) => sql<boolean>`
  ((select true from memberships ms
    where ms.channel_id = ${channel} and ms.member_id = ${viewer} and ms.state <> 'ended') is true)`

/** Rows: the ids of a channel's paying members. */
export const channelMemberIds = (channel: Who) => sql<{ id: number }>`
  select ms.member_id as id from memberships ms where ms.channel_id = ${channel} and ms.state <> 'ended'`
/** True where visitors, too, may see the channel `ch` on a site that shows them videos. */
export const isChannelForVisitors = sql<boolean>`(
  ch.deleted_at is null and not ${isAway(sql.ref('ch.owner_id'))})`

/** Rows: those of the channels with these ids that `viewer` sees. */
export const visibleChannels = (viewer: Who, ids: Who) => sql<{ id: number }>`
  select ch.id from channels ch where ch.id = any (${ids}::bigint[]) and ${visibleChannel(viewer)}`
