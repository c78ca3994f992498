/** Who sees which channel: every member, unless a block is between them and its owner. */
import { sql } from 'kysely'
import { notHidden, type Who } from './members.ts'

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

/** Rows: those of the channels with these ids that `viewer` sees. */
export const visibleChannels = (viewer: Who, ids: Who) => sql<{ id: number }>`
  select ch.id from channels ch where ch.id = any (${ids}::bigint[]) and ${visibleChannel(viewer)}`
