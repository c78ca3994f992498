/**
 * SQL of recommended videos: which, in which order and why. They are ranked in stretches, as reels are
 * (docs/decisions/037-reels-are-ranked-by-stretches.md): each has the next newest videos of all, and the first
 * one also those of the viewer's subscriptions and tags. Videos made for kids get no points for who the viewer
 * is.
 */
import { type RawBuilder, sql } from 'kysely'
import { prepared } from '../../../platform/db/prepared.ts'
import { completion } from '../../../views/views.queries.ts'
import { hiddenMembers } from '../../../visibility/members.ts'
import { keepsOut } from '../../../visibility/posts.ts'
import { taggedBefore } from '../../../visibility/tagged.ts'
import { isListedVideo, notMutedVideo, videos, visibleVideo } from '../../../visibility/videos.ts'
import { videoColumns, videoTables, type VideoRow } from '../videos.rows.ts'

/** Videos per stretch. */
export const stretch = 200
/** How many channels and tags add videos to the first stretch, and how many videos each. */
const mostSubscriptions = 100
const mostTags = 60
const ofEach = 3
/** The tags of this many of the videos watched last say what the viewer likes to watch. */
const mostWatched = 30

/** A video's points. Sums are whole numbers, so that every machine ranks alike. */
const points = {
  fresh: 40,
  subscribed: 40,
  hashtag: 20,
  interest: 12,
  alike: 10,
  watched: 20,
  seen: -60,
} as const
/** Hours in which a video's points for freshness halve. */
const halfLifeHours = 96

export interface RankedRow extends VideoRow {
  /** Rank in its stretch. */
  rank: number
  is_subscribed: boolean
  followed_tag: string | null
  interest_tag: string | null
  watched_tag: string | null
  completion: number | null
  age_hours: number
}

export interface StretchRow extends Partial<RankedRow> {
  /** Positions below which the list and the stretch begin, limited to the newest video. */
  top: number
  below: number
  began: number
  /** How many videos the stretch has, and the position below which the next one begins; null where there is none. */
  size: number
  bottom: number | null
}

type Arguments = [viewer: number, top: number, below: number, passed: number, began: number, limit: number]

const lit = (value: number) => sql.lit(value)

/** The first tag of the row `vd`, in alphabetical order, that is among `tags`. */
const tagAmong = (tags: RawBuilder<unknown>) =>
  sql<
    string | null
  >`(select each from unnest(vd.tags) as each where each = any (${tags}) order by each limit 1)`

/** True for what happened before the walk began, or in the same second: its cursor keeps only the second. */
const before = (at: RawBuilder<unknown>, start: RawBuilder<unknown>) =>
  sql<boolean>`${at} < ${start} + interval '1 second'`

/** Returns part of a stretch; one row without a video where that part is empty. */
export const listRecommended = prepared<Arguments, StretchRow>(
  'list_recommended_videos',
  (viewer, top, below, passed, began, limit) => {
    const start = sql`to_timestamp(${began}::bigint)`
    return sql`
  with v as materialized (
    select least(${top}::bigint, newest.position) as top, least(${below}::bigint, newest.position) as below,
      ${start} as began, array(${hiddenMembers(viewer)}) as hidden, ${keepsOut(viewer)} as keeps_out,
      array(select h.key from hashtag_follows ft join hashtags h on h.id = ft.hashtag_id
        where ft.member_id = ${viewer} and ${before(sql.ref('ft.followed_at'), start)}
        order by ft.id desc limit ${lit(mostTags)}) as tags,
      array(select it.tag from member_interests i join interest_tags it on it.interest_id = i.interest_id
        where i.member_id = ${viewer} order by it.tag limit ${lit(mostTags)}) as interests,
      array(select distinct unnest(vd.tags) from (
          select video_id from video_history where member_id = ${viewer} and ${before(sql.ref('watched_at'), start)}
          order by place desc limit ${lit(mostWatched)}) as last
        join videos vd on vd.id = last.video_id where not vd.made_for_kids) as watched_tags
    from (select coalesce((select vd.position from videos vd where ${isListedVideo} order by vd.position desc limit 1), 0) + 1
      as position) as newest),
  walk as materialized (
    select near.id, near.position from v cross join lateral (
      select vd.id, vd.position from videos vd where ${isListedVideo} and vd.position < v.below
      order by vd.position desc limit ${lit(stretch)}) as near),
  beside as materialized (
    select theirs.id, theirs.position from v cross join (
        select channel_id from channel_subscriptions where member_id = ${viewer} and ${before(sql.ref('subscribed_at'), start)}
        order by place desc limit ${lit(mostSubscriptions)}) as s
      cross join lateral (
        select vd.id, vd.position from videos vd
        where vd.channel_id = s.channel_id and ${isListedVideo} and vd.position < v.top
        order by vd.position desc limit ${lit(ofEach)}) as theirs
    union
    select tagged.id, tagged.position from v cross join (
        select h.id from v join hashtags h on h.key = any (v.tags || v.interests)) as its
      cross join lateral (
        select t.object_id as id, t.position from ${taggedBefore(videos, sql.ref('its.id'), sql.ref('v.top'), ofEach)} as t
        order by t.position desc limit ${lit(ofEach)}) as tagged),
  candidate as materialized (
    select id, position from walk
    where (select top = below from v) or not exists (select from beside where beside.id = walk.id)
    union
    select id, position from beside where (select top = below from v)),
  known as materialized (
    select vd.id, vd.position, s.member_id is not null and not vd.made_for_kids as is_subscribed,
      vd.tags && v.tags and not vd.made_for_kids as has_followed,
      vd.tags && v.interests and not vd.made_for_kids as has_interest,
      vd.tags && v.watched_tags and not vd.made_for_kids as has_watched,
      ${completion} as completion,
      greatest(extract(epoch from v.began - vd.published_at), 0)::float8 / 3600 as age_hours,
      seen.video_id is not null and not vd.made_for_kids as is_seen
    from candidate c join videos vd on vd.id = c.id cross join v
      join view_counts n on n.object_id = vd.id
      left join channel_subscriptions s on s.member_id = ${viewer} and s.channel_id = vd.channel_id
        and ${before(sql.ref('s.subscribed_at'), start)}
      left join video_history seen on seen.member_id = ${viewer} and seen.video_id = vd.id and seen.is_finished
        and seen.watched_at < v.began
    where ${isListedVideo} and ${visibleVideo(viewer, sql.ref('v.hidden'))}
      and ${notMutedVideo(viewer, sql.ref('v.keeps_out'))}),
  ranked as materialized (
    select known.*, row_number() over (order by
      floor(${lit(points.fresh)} * power(2, -least(coalesce(age_hours, 0) / ${lit(halfLifeHours)}, 60)))::int
        + case when is_subscribed then ${lit(points.subscribed)} else 0 end
        + case when has_followed then ${lit(points.hashtag)} else 0 end
        + case when has_interest then ${lit(points.interest)} else 0 end
        + case when has_watched then ${lit(points.alike)} else 0 end
        + coalesce(completion * ${lit(points.watched)} / 100, ${lit(points.watched / 2)})
        + case when is_seen then ${lit(points.seen)} else 0 end desc,
      position desc) as rank
    from known),
  page as materialized (
    select * from ranked where rank > ${passed}::int order by rank limit ${limit}::int)
  select v.top, v.below, extract(epoch from v.began)::bigint as began, (select count(*)::int from ranked) as size,
    (select case when count(*) = ${lit(stretch)} then min(position) end from walk) as bottom, shown.*
  from v left join (
    select page.rank, page.is_subscribed,
      case when page.has_followed then ${tagAmong(sql`(select tags from v)::text[]`)} end as followed_tag,
      case when page.has_interest then ${tagAmong(sql`(select interests from v)::text[]`)} end as interest_tag,
      case when page.has_watched then ${tagAmong(sql`(select watched_tags from v)::text[]`)} end as watched_tag,
      page.completion, page.age_hours, ${videoColumns(viewer)}
    from page join videos vd on vd.id = page.id ${videoTables(viewer)}) as shown on true
  order by shown.rank`
  },
)
