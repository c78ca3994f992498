/** Who sees which channel: every member, unless a block is between them and its owner. */
import { sql } from 'kysely'
import { isAway, notHidden, type Who } from './members.ts'

/** True where `viewer` may see the channel `ch`. */
export const visibleChannel = (viewer: Who) => sql<boolean>`(
  ch.deleted_at is null
  and (ch.owner_id = ${viewer} or ${notHidden(viewer, sql.ref('ch.owner_id'))}))`

/** True where visitors, too, may see the channel `ch` on a site that shows them videos. */
export const isChannelForVisitors = sql<boolean>`(
  ch.deleted_at is null and not ${isAway(sql.ref('ch.owner_id'))})`

/** Rows: those of the channels with these ids that `viewer` sees. */
export const visibleChannels = (viewer: Who, ids: Who) => sql<{ id: number }>`
  select ch.id from channels ch where ch.id = any (${ids}::bigint[]) and ${visibleChannel(viewer)}`
