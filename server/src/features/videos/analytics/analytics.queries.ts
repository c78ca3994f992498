/** SQL that reads the figures of channels and videos. */
import type { VideoSource } from '@commons/contract/shared/video-sources.ts'
import { sql } from 'kysely'
import { prepared } from '../../../platform/db/prepared.ts'

export interface DayRow {
  /** The day, as 2026-11-26. */
  day: string
  views: number
  seconds: number
  gained: number
  lost: number
}

/** Lists the days since this one on which a channel, or one of its videos, came to something. */
export const listDays = prepared<[channel: number, video: number | null, since: string], DayRow>(
  'list_days_of_channel',
  (channel, video, since) => sql`
    select day::text, views, seconds, gained, lost from channel_days
    where channel_id = ${channel} and day >= ${since}::date and ${video}::bigint is null
    union all
    select day::text, views, seconds, 0, 0 from video_days where video_id = ${video} and day >= ${since}::date`,
)

/** Of the sources of a channel's videos this many of the newest rows are read. */
const mostSourceDays = sql.lit(50_000)
/** Of a channel's videos, the most viewed are found among this many of the newest. */
const mostVideos = sql.lit(2_000)
const mostSources = sql.lit(20)
const mostTopVideos = sql.lit(10)

export interface FiguresRow {
  channel_name: string
  title: string | null
  tenths: number[] | null
  sources: Array<{ source: VideoSource; host: string; views: number }>
  top_videos: Array<{ video_id: number; title: string; views: number; seconds: number }>
}

/** Returns what else is shown of a channel, or of one of its videos, since a day. */
export const findFigures = prepared<[channel: number, video: number | null, since: string], FiguresRow>(
  'find_figures_of_channel',
  (channel, video, since) => sql`
    with led as materialized (
      select source, host, views from (
        select source, host, views from video_sources
        where channel_id = ${channel} and day >= ${since}::date and (${video}::bigint is null or video_id = ${video})
        order by channel_id desc, day desc limit ${mostSourceDays}) as newest),
    viewed as materialized (
      select d.video_id, sum(d.views)::int as views, sum(d.seconds)::bigint as seconds from (
        select vd.id from videos vd
        where vd.channel_id = ${channel} and vd.deleted_at is null and ${video}::bigint is null
        order by vd.place desc limit ${mostVideos}) as its
      join video_days d on d.video_id = its.id and d.day >= ${since}::date
      group by d.video_id order by views desc, d.video_id limit ${mostTopVideos})
    select ch.name as channel_name, shown.title, n.tenths,
      (select coalesce(json_agg(each), '[]') from (
        select source, host, sum(views)::int as views from led group by source, host
        order by views desc, source, host limit ${mostSources}) as each) as sources,
      (select coalesce(json_agg(each), '[]') from (
        select viewed.video_id, vd.title, viewed.views, viewed.seconds
        from viewed join videos vd on vd.id = viewed.video_id
        where viewed.views > 0 order by viewed.views desc, viewed.video_id) as each) as top_videos
    from channels ch
      left join videos shown on shown.id = ${video} and shown.channel_id = ch.id
      left join view_counts n on n.object_id = shown.id
    where ch.id = ${channel}`,
)
