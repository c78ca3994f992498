/** SQL that reads what a member has subscribed to. */
import type { SubscriptionOrder } from '@commons/contract/videos/subscriptions.ts'
import { type RawBuilder, sql } from 'kysely'
import { type Db, prepared } from '../../../platform/db/prepared.ts'
import { visibleChannel } from '../../../visibility/channels.ts'
import { hiddenMembers, type Who } from '../../../visibility/members.ts'
import { keepsOut } from '../../../visibility/posts.ts'
import { isListedVideo, notMutedVideo, visibleVideo } from '../../../visibility/videos.ts'
import { listedChannels, type ListedChannelRow } from '../channels/channels.queries.ts'
import { listedOf, type ListedVideoRow } from '../lists/lists.queries.ts'

/** Of a member's subscriptions this many of the latest are sorted, and have their videos listed. */
const mostSubscriptions = sql.lit(1_000)
/** This many of the videos watched last say which channels are watched most. */
const mostWatched = sql.lit(2_000)

/** True where the subscription `s` is in this group, or none is asked for. */
const isInGroup = (group: Who) => sql<boolean>`(${group}::bigint is null or exists (
  select from subscription_group_channels its where its.group_id = ${group} and its.channel_id = s.channel_id))`

type Arguments = [viewer: number, group: number | null, before: number, limit: number, offset: number]

const listLatest = prepared<Arguments, ListedChannelRow>(
  'list_subscriptions',
  (viewer, group, before, limit, offset) =>
    listedChannels(
      viewer,
      sql`select ch.id, s.place as at from channel_subscriptions s join channels ch on ch.id = s.channel_id
        where s.member_id = ${viewer} and s.place < ${before} and ${isInGroup(group)} and ${visibleChannel(viewer)}
        order by s.place desc limit ${limit}::int offset ${offset}::int`,
    ),
)

/** Cursors fall where places rise. */
const fromEnd = sql.lit(1_000_000_000)

type Order = readonly [by: RawBuilder<unknown>, joined?: RawBuilder<unknown>]

const sortedBy =
  (order: (viewer: Who) => Order) => (viewer: Who, group: Who, before: Who, limit: Who, offset: Who) => {
    const [by, joined = sql``] = order(viewer)
    return listedChannels(
      viewer,
      sql`select sorted.id, sorted.at from (
          select ch.id, ${fromEnd} - row_number() over (order by ${by}, ch.id) as at
          from (select s.channel_id from channel_subscriptions s where s.member_id = ${viewer} and ${isInGroup(group)}
            order by s.place desc limit ${mostSubscriptions}) as its
          join channels ch on ch.id = its.channel_id ${joined} where ${visibleChannel(viewer)}) as sorted
        where sorted.at < ${before} order by sorted.at desc limit ${limit}::int offset ${offset}::int`,
    )
  }

const byName = sql`lower(ch.name)`

const listByName = prepared<Arguments, ListedChannelRow>(
  'list_subscriptions_by_name',
  sortedBy(() => [byName]),
)

const listByNewest = prepared<Arguments, ListedChannelRow>(
  'list_subscriptions_by_newest',
  sortedBy(() => [
    sql`(select vd.position from videos vd where vd.channel_id = ch.id and ${isListedVideo}
      order by vd.position desc limit 1) desc nulls last`,
  ]),
)

const listByWatched = prepared<Arguments, ListedChannelRow>(
  'list_subscriptions_by_watched',
  sortedBy((viewer) => [
    sql`n.many desc nulls last, ${byName}`,
    sql`left join (
      select vd.channel_id, count(*) as many from (
        select h.video_id from video_history h where h.member_id = ${viewer}
        order by h.place desc limit ${mostWatched}) as last
      join videos vd on vd.id = last.video_id group by vd.channel_id) as n on n.channel_id = ch.id`,
  ]),
)

const lists: Record<SubscriptionOrder, typeof listLatest> = {
  latest: listLatest,
  name: listByName,
  newest: listByNewest,
  watched: listByWatched,
}

/** Lists the channels that a member has subscribed to, or those of a group of theirs. */
export const listSubscriptions = (db: Db, sort: SubscriptionOrder, ...of: Arguments) => lists[sort](db, ...of)

/** Lists the videos of the channels that a member has subscribed to, newest first. */
export const listSubscriptionVideos = prepared<Arguments, ListedVideoRow>(
  'list_videos_of_subscriptions',
  (viewer, group, before, limit, offset) =>
    listedOf(
      viewer,
      sql`select theirs.id, theirs.position as at
        from (select array(${hiddenMembers(viewer)}) as hidden, ${keepsOut(viewer)} as keeps_out) as v
        cross join (select s.channel_id from channel_subscriptions s where s.member_id = ${viewer} and ${isInGroup(group)}
          order by s.place desc limit ${mostSubscriptions}) as its
        cross join lateral (
          select vd.id, vd.position from videos vd
          where vd.channel_id = its.channel_id and ${isListedVideo} and vd.position < ${before}
            and ${visibleVideo(viewer, sql.ref('v.hidden'))} and ${notMutedVideo(viewer, sql.ref('v.keeps_out'))}
          order by vd.position desc limit ${limit}::int + ${offset}::int) as theirs
        order by theirs.position desc limit ${limit}::int offset ${offset}::int`,
    ),
)
