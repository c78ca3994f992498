/**
 * SQL of the feed "for you": which reels, in which order and why, as docs/reels.md says. It is ranked in
 * stretches: each has the next newest reels of all, and the first one also what the viewer follows. So a page
 * costs the same however many reels there are, and the same input gives the same order.
 */
import { type RawBuilder, sql } from 'kysely'
import { type Db, prepared } from '../../../platform/db/prepared.ts'
import { hiddenMembers } from '../../../visibility/members.ts'
import { keepsOut } from '../../../visibility/posts.ts'
import { completion, hasViewed } from '../../../views/views.queries.ts'
import { notMutedReel, reels, visibleReel } from '../../../visibility/reels.ts'
import { taggedBefore } from '../../../visibility/tagged.ts'
import { reelColumns, reelTables, type ReelRow } from '../reels.rows.ts'

/** Reels per stretch. */
export const stretch = 200
/** How many members and tags, the latest followed, add reels to the first stretch, and how many reels each. */
const mostFollowed = 100
const mostTags = 60
const ofEach = 3
/** How many of the reels that the viewer wasn't interested in lower similar ones. */
const mostHides = 100

/** A reel's points. Sums are whole numbers, so that every machine ranks alike. */
const points = {
  fresh: 40,
  friend: 40,
  following: 30,
  hashtag: 20,
  interest: 12,
  watched: 20,
  hiddenAuthor: -60,
  hiddenTag: -20,
  seen: -60,
} as const
/** Hours in which a reel's points for freshness halve. */
const halfLifeHours = 48
export interface RankedRow extends ReelRow {
  /** Rank in its stretch. */
  rank: number
  mutual: boolean
  followed_tag: string | null
  interest_tag: string | null
  completion: number | null
  age_hours: number
}

export interface StretchRow extends Partial<RankedRow> {
  /** Positions below which the list and the stretch begin, limited to the newest reel. */
  top: number
  below: number
  began: number
  /**
   * How many reels the stretch has, and the position below which the next one begins; null where there is
   * none.
   */
  size: number
  bottom: number | null
}

type Arguments = [viewer: number, top: number, below: number, passed: number, began: number, limit: number]

const isListed = sql<boolean>`rl.deleted_at is null and rl.position is not null`
const lit = (value: number) => sql.lit(value)

/** The first tag of the row `rl`, in alphabetical order, that is among `tags`. */
const tagAmong = (tags: RawBuilder<unknown>) =>
  sql<
    string | null
  >`(select each from unnest(rl.tags) as each where each = any (${tags}) order by each limit 1)`

/**
 * True for what happened before the walk began, or in the same second, since its cursor keeps only the
 * second.
 */
const before = (at: RawBuilder<unknown>, start: RawBuilder<unknown>) =>
  sql<boolean>`${at} < ${start} + interval '1 second'`

const list = prepared<Arguments, StretchRow>(
  'list_reels_for_you',
  (viewer, top, below, passed, began, limit) => {
    const start = sql`to_timestamp(${began}::bigint)`
    return sql`
  with v as materialized (
    select least(${top}::bigint, newest.position) as top, least(${below}::bigint, newest.position) as below,
      ${start} as began, array(${hiddenMembers(viewer)}) as hidden, ${keepsOut(viewer)} as keeps_out,
      followed.tags, wanted.tags as interests,
      followed.ids || array(select h.id from hashtags h where h.key = any (wanted.tags)) as tag_ids
    from (select coalesce((select rl.position from reels rl where ${isListed} order by rl.position desc limit 1), 0) + 1
      as position) as newest
    cross join (
      select coalesce(array_agg(each.key), '{}') as tags, coalesce(array_agg(each.id), '{}') as ids from (
        select h.key, h.id from hashtag_follows ft join hashtags h on h.id = ft.hashtag_id
        where ft.member_id = ${viewer} and ${before(sql.ref('ft.followed_at'), start)}
        order by ft.id desc limit ${lit(mostTags)}) as each) as followed
    cross join (
      select array(select it.tag from member_interests i join interest_tags it on it.interest_id = i.interest_id
        where i.member_id = ${viewer} order by it.tag limit ${lit(mostTags)}) as tags) as wanted),
  unwanted as materialized (
    select coalesce(array_agg(rl.author_id), '{}') as authors,
      coalesce((array_agg(distinct tag) filter (where tag is not null)), '{}') as tags
    from (select hide.reel_id from reel_hides hide, v where hide.member_id = ${viewer} and hide.hidden_at < v.began
        order by hide.hidden_at desc limit ${lit(mostHides)}) as hidden
      join reels rl on rl.id = hidden.reel_id left join lateral unnest(rl.tags) as tag on true),
  walk as materialized (
    select near.id, near.position from v cross join lateral (
      select rl.id, rl.position from reels rl where ${isListed} and rl.position < v.below
      order by rl.position desc limit ${lit(stretch)}) as near),
  beside as materialized (
    select own.id, own.position from v cross join (
        select followed_id from follows where follower_id = ${viewer} and ${before(sql.ref('created_at'), start)}
        order by created_at desc, followed_id desc limit ${lit(mostFollowed)}) as f
      cross join lateral (
        select rl.id, rl.position from reels rl
        where rl.author_id = f.followed_id and ${isListed} and rl.position < v.top
        order by rl.position desc limit ${lit(ofEach)}) as own
    union
    select tagged.id, tagged.position from v cross join lateral unnest(v.tag_ids) as its (tag)
      cross join lateral (
        select t.object_id as id, t.position from ${taggedBefore(reels, sql.ref('its.tag'), sql.ref('v.top'), ofEach)} as t
        order by t.position desc limit ${lit(ofEach)}) as tagged),
  candidate as materialized (
    select id, position from walk
    where (select top = below from v) or not exists (select from beside where beside.id = walk.id)
    union
    select id, position from beside where (select top = below from v)),
  known as materialized (
    select rl.id, rl.position, rl.author_id, coalesce(f.mutual, false) as mutual, f.follower_id is not null as follows,
      rl.tags && v.tags as has_followed, rl.tags && v.interests as has_interest, ${completion} as completion,
      greatest(extract(epoch from v.began - rl.created_at), 0)::float8 / 3600 as age_hours,
      rl.author_id = any (u.authors) as is_unwanted, rl.tags && u.tags as has_unwanted,
      ${hasViewed(viewer, sql.ref('rl.id'), sql.ref('v.began'))} as is_seen,
      hide.hidden_at is not null as is_hidden
    from candidate c join reels rl on rl.id = c.id cross join v cross join unwanted u
      join view_counts n on n.object_id = rl.id
      left join follows f on f.follower_id = ${viewer} and f.followed_id = rl.author_id
        and ${before(sql.ref('f.created_at'), start)}
      left join reel_hides hide on hide.member_id = ${viewer} and hide.reel_id = rl.id
    where ${visibleReel(viewer, sql.ref('v.hidden'))} and ${notMutedReel(viewer, sql.ref('v.keeps_out'))}
      and (hide.hidden_at < v.began) is not true),
  ranked as materialized (
    select known.*, row_number() over (order by
      floor(${lit(points.fresh)} * power(2, -least(age_hours / ${lit(halfLifeHours)}, 60)))::int
        + case when mutual then ${lit(points.friend)} when follows then ${lit(points.following)} else 0 end
        + case when has_followed then ${lit(points.hashtag)} else 0 end
        + case when has_interest then ${lit(points.interest)} else 0 end
        + coalesce(completion * ${lit(points.watched)} / 100, ${lit(points.watched / 2)})
        + case when is_unwanted then ${lit(points.hiddenAuthor)} else 0 end
        + case when has_unwanted then ${lit(points.hiddenTag)} else 0 end
        + case when is_seen then ${lit(points.seen)} else 0 end desc,
      position desc) as rank
    from known),
  page as materialized (
    select * from ranked where rank > ${passed}::int and not is_hidden order by rank limit ${limit}::int)
  select v.top, v.below, extract(epoch from v.began)::bigint as began, (select count(*)::int from ranked) as size,
    (select case when count(*) = ${lit(stretch)} then min(position) end from walk) as bottom, shown.*
  from v left join (
    select page.rank, page.mutual, ${tagAmong(sql`(select tags from v)::text[]`)} as followed_tag,
      ${tagAmong(sql`(select interests from v)::text[]`)} as interest_tag, page.completion, page.age_hours, ${reelColumns(viewer)}
    from page join reels rl on rl.id = page.id ${reelTables}) as shown on true
  order by shown.rank`
  },
)

/** Returns part of a stretch; one row without a reel where that part is empty. */
export const listForYou = (db: Db, ...args: Arguments): Promise<StretchRow[]> => list(db, ...args)
