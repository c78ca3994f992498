/**
 * The feeds: which posts, newest first. Their cost must depend on the page alone, and not on how many posts,
 * friends or followed members there are, so a list is walked in the order that fills its page soonest. Limits
 * are literals instead of parameters: so a generic plan looks as cheap to the planner as it is, and it
 * doesn't plan each call again, which would cost ten times as much as running it.
 */
import { deepestRow } from '@commons/contract/shared/page.ts'
import { type RawBuilder, sql } from 'kysely'
import { hasGroups } from '../platform/db/has-groups.ts'
import { type Db, prepared } from '../platform/db/prepared.ts'
import {
  areFriends,
  friendIds,
  hiddenMembers,
  isFollowing,
  mutedMembers,
  notHidden,
  type Who,
} from './members.ts'
import { isGroupMember } from './groups.ts'
import {
  isForHome,
  keepsOut,
  keptOutOfRow,
  leadsThread,
  notMuted,
  posts,
  seesOriginal,
  showsVisible,
  visiblePost,
} from './posts.ts'
import { isTagged } from './tagged.ts'

/** A page: posts at positions below `before`, skipping `offset` of them. */
export interface PageOf {
  readonly before: Who
  readonly limit: Who
  readonly offset: Who
}

/** Limits that decide how a list is walked; a test tries others on a small network. */
export interface Bounds {
  /** Positions walked in search of rare posts before each author is looked up instead. */
  readonly longestWalk: number
  /** For viewers who follow more members, these aren't looked up one by one at first. */
  readonly fewFollowed: number
  /** Positions searched for a page of a viewer who keeps posts out of their lists. */
  readonly longestLook: number
}
export const longestLook = 20_000
/**
 * The feed of followed members and tags also has posts of the viewer's groups, of at most this many, the
 * latest joined.
 */
const mostGroups = 100
const usual: Bounds = { longestWalk: 5_000, fewFollowed: 100, longestLook }

const rows = ({ limit, offset }: PageOf) => sql`${limit}::int + ${offset}::int`

/** The page's beginning, limited to the newest position: without a cursor, `before` is far above that. */
const beginning = ({ before }: Pick<PageOf, 'before'>) => sql`
  least(${before}::bigint, (select position + 1 from posts where deleted_at is null and position is not null
    order by position desc limit 1))`

/**
 * How far a page reaches: to the first post of all, but for viewers who keep posts out of their lists,
 * `longestLook` positions at most: they may have muted what nearly every post has. Their page may be short or
 * empty, and continues at `findReach`.
 */
export const reachOf = (viewer: Who, page: Pick<PageOf, 'before'>, longestLook: number) => sql`
  select case when ${keepsOut(viewer)} then greatest(${beginning(page)} - ${sql.lit(longestLook)}, 0) else 0 end as bottom`

const reach = prepared<[viewer: number, before: number], { bottom: number }>(
  'find_reach',
  (viewer, before) => reachOf(viewer, { before }, usual.longestLook) as RawBuilder<{ bottom: number }>,
)

/** Returns the position down to which a page was searched; 0 where that was everything. */
export async function findReach(db: Db, viewer: number, before: number): Promise<number> {
  const [row] = await reach(db, viewer, before)
  return row?.bottom ?? 0
}

/** The lowest position, in statements that have `reachOf` as `reach`. */
export const within = sql`(select bottom from reach)`

const notOfHidden = (viewer: Who) =>
  notHidden(viewer, sql.ref('p.author_id'), sql`array(${hiddenMembers(viewer)})`)

/**
 * Rows: the newest posts of each of these authors: private ones, where the authors are the viewer and
 * friends, or any for the home feeds.
 */
const byAuthors = (
  viewer: Who,
  authors: ReturnType<typeof friendIds>,
  page: PageOf,
  audience: 'private' | 'any',
  shown = notMuted(viewer),
) => sql`
  select own.id, own.position
  from (${authors}) as author
  cross join lateral (
    select p.id, p.position from posts p
    where p.author_id = author.id and p.deleted_at is null and p.position < ${page.before} and p.position > ${within}
      and ${audience === 'private' ? sql`p.audience = 'private'` : isForHome(viewer)}
      and ${leadsThread} and ${showsVisible(viewer)} and ${shown}
    order by p.position desc limit ${rows(page)}) as own
  where ${notHidden(viewer, sql.ref('author.id'), sql`array(${hiddenMembers(viewer)})`)}`

/**
 * Rows: ids of the newest posts that `viewer` may see, newest first. Public posts are walked backwards.
 * Private ones are searched between the page's beginning and its last public post: that stretch is as long as
 * the page, however many friends there are. Where it is longer, because public posts are few, the private
 * posts of each friend are merged in.
 */
export const newestVisiblePosts = (viewer: Who, page: PageOf, { longestWalk, longestLook } = usual) => sql<{
  id: number
}>`
  with reach as materialized (${reachOf(viewer, page, longestLook)}),
  open as materialized (
    select * from (
      select p.id, p.position from posts p
      where p.audience = 'public' and p.deleted_at is null and p.position < ${page.before} and p.position > ${within}
        and (p.group_id is null or ${isGroupMember(viewer, sql.ref('p.group_id'))})
        and ${leadsThread} and ${notOfHidden(viewer)} and ${showsVisible(viewer)} and ${notMuted(viewer)}
      order by p.position desc limit ${sql.lit(deepestRow)}) as nearest
    limit ${rows(page)}),
  stretch as materialized (
    select ${beginning(page)} as top,
      case when count(*) < ${rows(page)} then ${within} else min(position) end as bottom
    from open)
  select candidates.id from (
    select id, position from open
    union all
    (select * from (
        select p.id, p.position from posts p
        where (select top - bottom <= ${sql.lit(longestWalk)} from stretch)
          and p.deleted_at is null
          and p.position > (select bottom from stretch) and p.position < (select top from stretch)
          and p.audience = 'private' and (p.author_id = ${viewer} or ${areFriends(viewer, sql.ref('p.author_id'))})
          and ${leadsThread} and ${notOfHidden(viewer)} and ${showsVisible(viewer)} and ${notMuted(viewer)}
        order by p.position desc limit ${sql.lit(deepestRow)}) as between_them
      limit ${rows(page)})
    union all
    (select apart.id, apart.position from (
        ${byAuthors(viewer, sql`select ${viewer}::bigint as id union all ${friendIds(viewer)}`, page, 'private')}
      ) as apart
      where (select top - bottom > ${sql.lit(longestWalk)} from stretch)
      order by apart.position desc limit ${rows(page)})
  ) as candidates
  order by candidates.position desc limit ${page.limit}::int offset ${page.offset}::int`

/** Posts searched for a page before `newestVisiblePosts` is used. */
const easyWalk = 200

/**
 * Rows of posts: the same as `newestVisiblePosts` where the next few posts of all fill the page, otherwise
 * less than a page. Starting that other statement costs more than running this one. The row `v` has what it
 * needs to know of the viewer: `hidden`, the members hidden from them, and the columns of `keptOutColumns`. What
 * is asked about each post is a part of the plan also where it is never run, and starting the parts is most of
 * what the statement costs: whether the viewer sees the original is asked once.
 */
export const easilyVisiblePosts = (viewer: Who, { before, limit, offset }: PageOf) => {
  const hidden = sql.ref('v.hidden')
  return sql`
  select nearest.* from v cross join lateral (
    select p.* from (
      select p.id, p.position, p.author_id, p.audience, p.original_id, p.group_id, p.thread_id,
        ${seesOriginal(viewer, hidden)} as sees_original
      from posts p
      where p.deleted_at is null and p.position < ${before} and p.position > 0
      order by p.position desc limit ${sql.lit(easyWalk)}) as p
    where ${isForHome(viewer)} and ${leadsThread}
      and ${notHidden(viewer, sql.ref('p.author_id'), hidden)}
      and (p.original_id is null or p.author_id = ${viewer} or p.sees_original)
      and ${notMuted(viewer, keptOutOfRow)}
    order by p.position desc limit ${limit}::int offset ${offset}::int) as nearest`
}

/**
 * Rows: ids of the newest posts of members and tags that `viewer` follows, of their groups, and their own,
 * newest first. Few followed members are looked up one by one. With many, all posts are walked backwards, of
 * which theirs are then a good part; each is looked up only where that finds too few within a limit.
 */
export const newestFollowedPosts = (
  viewer: Who,
  page: PageOf,
  { longestWalk, fewFollowed, longestLook } = usual,
) => sql<{ id: number }>`
  with reach as materialized (${reachOf(viewer, page, longestLook)}),
  followed as materialized (
    select coalesce((select following from member_counts where member_id = ${viewer}), 0) as members),
  walk as materialized (
    select * from (
      select p.id, p.position from posts p
      where (select members > ${sql.lit(fewFollowed)} from followed)
        and p.deleted_at is null and p.position < ${page.before}
        and p.position > greatest(${beginning(page)} - ${sql.lit(longestWalk)}, ${within})
        and ${notOfHidden(viewer)}
        and (p.author_id = ${viewer} or ${isFollowing(viewer, sql.ref('p.author_id'))})
        and ${isForHome(viewer)} and ${leadsThread}
        and ${showsVisible(viewer)} and ${notMuted(viewer)}
      order by p.position desc limit ${sql.lit(deepestRow)}) as nearest
    limit ${rows(page)})
  select candidates.id from (
    select id, position from walk
    union
    (select apart.id, apart.position from (
        ${byAuthors(
          viewer,
          sql`select ${viewer}::bigint as id union all select followed_id from follows where follower_id = ${viewer}`,
          page,
          'any',
        )}) as apart
      where (select count(*) from walk) < ${rows(page)}
      order by apart.position desc limit ${rows(page)})
    union
    (select tagged.id, tagged.position from hashtag_follows f
      cross join lateral (
        select p.id, p.position from object_tags t join posts p on p.id = t.object_id
        where ${isTagged(posts, sql.ref('f.hashtag_id'))} and t.is_public and t.position < ${page.before} and t.position > ${within}
          and ${isForHome(viewer)} and ${leadsThread} and ${visiblePost(viewer)} and ${notMuted(viewer)}
        order by t.position desc limit ${rows(page)}) as tagged
      where f.member_id = ${viewer}
      order by tagged.position desc limit ${rows(page)})
    union
    (select inside.id, inside.position from (
        select s.group_id from group_members s where s.member_id = ${viewer} and s.is_in and ${hasGroups}
        order by s.since desc limit ${sql.lit(mostGroups)}) as mine
      cross join lateral (
        select p.id, p.position from posts p
        where p.group_id = mine.group_id and p.deleted_at is null and p.audience = 'public'
          and p.position < ${page.before} and p.position > ${within}
          and ${leadsThread} and ${visiblePost(viewer)} and ${notMuted(viewer)}
        order by p.position desc limit ${rows(page)}) as inside
      order by inside.position desc limit ${rows(page)})
  ) as candidates
  order by candidates.position desc limit ${page.limit}::int offset ${page.offset}::int`

/** Array: the members whom `viewer` has muted and who aren't in the list `id`: whoever is was asked for. */
const mutedBeside = (viewer: Who, id: Who) => sql<number[]>`array(
  select muted_id from unnest(${mutedMembers(viewer)}) as muted_id
  where not exists (select from listed_people l where l.list_id = ${id} and l.member_id = muted_id))`

/**
 * Rows: ids of the newest posts of the people in the list `id` of `viewer`, as `newestFollowedPosts` finds those of
 * followed members. Muted members in it are shown.
 */
export const newestListedPosts = (
  viewer: Who,
  id: Who,
  page: PageOf,
  { longestWalk, fewFollowed, longestLook } = usual,
) => {
  const shown = notMuted(viewer, { members: mutedBeside(viewer, id) })
  return sql<{ id: number }>`
  with reach as materialized (${reachOf(viewer, page, longestLook)}),
  listed_here as materialized (select count(*) as members from listed_people l where l.list_id = ${id}),
  walk as materialized (
    select * from (
      select p.id, p.position from posts p
      where (select members > ${sql.lit(fewFollowed)} from listed_here)
        and p.deleted_at is null and p.position < ${page.before}
        and p.position > greatest(${beginning(page)} - ${sql.lit(longestWalk)}, ${within})
        and (select true from listed_people l where l.list_id = ${id} and l.member_id = p.author_id) is true
        and ${leadsThread} and ${notOfHidden(viewer)} and ${isForHome(viewer)} and ${showsVisible(viewer)} and ${shown}
      order by p.position desc limit ${sql.lit(deepestRow)}) as nearest
    limit ${rows(page)})
  select candidates.id from (
    select id, position from walk
    union
    (select apart.id, apart.position from (
        ${byAuthors(viewer, sql`select l.member_id as id from listed_people l where l.list_id = ${id}`, page, 'any', shown)}
      ) as apart
      where (select count(*) from walk) < ${rows(page)}
      order by apart.position desc limit ${rows(page)})
  ) as candidates
  order by candidates.position desc limit ${page.limit}::int offset ${page.offset}::int`
}
