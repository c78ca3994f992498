/** SQL that counts views and watched time by day, in the statement that counts the views themselves. */
import { sql } from 'kysely'
import { watchedParts } from '@commons/contract/shared/watched.ts'

const today = sql`(now() at time zone 'UTC')::date`

/** CTEs that add `of_videos`, the views and watched seconds of videos, to the days of both them and their channels. */
const addDays = sql`
  by_channel as (
    insert into channel_days as cday (channel_id, day, views, seconds)
    select channel_id, ${today}, sum(views), sum(seconds) from of_videos group by channel_id order by channel_id
    on conflict (channel_id, day) do update
      set views = cday.views + excluded.views, seconds = cday.seconds + excluded.seconds),
  by_video as (
    insert into video_days as vday (video_id, day, views, seconds)
    select video_id, ${today}, views, seconds from of_videos order by video_id
    on conflict (video_id, day) do update set views = vday.views + excluded.views, seconds = vday.seconds + excluded.seconds)`

const addSource = sql`on conflict (channel_id, day, video_id, source, host) do update set views = led_by.views + excluded.views`

/** CTEs that follow `written` (see `FollowViews`): each row is locked once a statement, in the order of ids. */
export const countDays = () => sql`
  of_videos as materialized (
    select vd.id as video_id, vd.channel_id, count(*) filter (where written.is_new)::int as views,
      (sum(coalesce(written.came, 0) - coalesce(written.was, 0)) * coalesce(file.seconds, 0)
        / ${sql.lit(watchedParts)})::bigint as seconds
    from written join videos vd on vd.id = written.object_id left join media file on file.id = vd.media_id
    group by vd.id, vd.channel_id, file.seconds),
  ${addDays},
  by_source as (
    insert into video_sources as led_by (channel_id, day, video_id, source, host, views)
    select vd.channel_id, ${today}, vd.id, split_part(said.source, ':', 1), split_part(said.source, ':', 2), count(*)::int
    from written join videos vd on vd.id = written.object_id
      cross join lateral (
        select coalesce(asked.source, 'other') as source from asked
        where asked.member = written.member_id and asked.object = written.object_id) as said
    where written.is_new group by vd.channel_id, vd.id, 4, 5 order by vd.channel_id, vd.id, 4, 5
    ${addSource}),`

/**
 * CTEs that follow `seen` (see `FollowVisitorViews`): visitors come by players on other sites. How long they watch
 * isn't known.
 */
export const countEmbedDays = () => sql`
  of_videos as materialized (
    select vd.id as video_id, vd.channel_id, seen.views, 0 as seconds
    from seen join videos vd on vd.id = seen.object),
  ${addDays},
  by_source as (
    insert into video_sources as led_by (channel_id, day, video_id, source, host, views)
    select channel_id, ${today}, video_id, 'embed', '', views from of_videos order by channel_id, video_id
    ${addSource}),`
