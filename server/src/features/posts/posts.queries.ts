/** SQL that reads posts; `posts.writing.queries.ts` writes them. */
import { type RawBuilder, sql } from 'kysely'
import { mentionable } from '../../mentions/mentions.queries.ts'
import { gathered } from '../../platform/db/batched-read.ts'
import { type Db, prepared } from '../../platform/db/prepared.ts'
import { isSaved } from '../../saves/saves.ts'
import { fileTable } from '../../shown-files/shown-file.queries.ts'
import { hasAway, hasWaiting } from '../../visibility/comments.ts'
import {
  easilyVisiblePosts,
  newestFollowedPosts,
  newestListedPosts,
  newestVisiblePosts,
  type PageOf,
} from '../../visibility/feeds.ts'
import { hasItsGroup } from '../../visibility/groups.ts'
import {
  friendIds,
  hiddenMembers,
  isFollowing,
  isMinorRow,
  notHidden,
  type Who,
} from '../../visibility/members.ts'
import {
  isThereFor,
  keptOutColumns,
  leadsThread,
  notUnsafe,
  posts,
  visibleOriginal,
  visiblePost,
} from '../../visibility/posts.ts'
import { isDraft, waitsForApproval } from './drafts/drafts.sql.ts'
import { whole } from './posts.cards.ts'
import type { ListedRow, PostAudience, PostRow } from './posts.rows.ts'

/** One row, `v`: what a list needs to know of its viewer, read once; `bounds` are columns of their own row `m`. */
const viewerRow = (viewer: Who, bounds = sql`${isMinorRow} as is_minor`) => sql`
  select array(${hiddenMembers(viewer)}) as hidden, ${hasWaiting(viewer)} as waits, ${bounds}
  from (select 1) as one left join members m on m.id = ${viewer}`

/**
 * Columns of the posts `p`, which have a column `listed`, and their counts `c`, for the viewer `v`. Only what decides
 * who sees a post, and what any post may have: each further step is paid for by every post of every list. What
 * all viewers see alike is in the card, what few posts have in `posts.special.queries.ts`. A count of 0 spares a look.
 */
const viewed = (viewer: Who, cursor: RawBuilder<unknown>) => sql`
    p.id, p.listed, ${cursor} as cursor, c.version, nullif(v.hidden, '{}') as hidden, v.waits, v.is_minor as viewer_is_minor,
    ${isFollowing(viewer, sql.ref('p.author_id'))} as following,
    case when c.likes + c.dislikes > 0 then
      (select r.kind from reactions r where r.object_id = p.id and r.member_id = ${viewer}) end as reaction,
    c.likes, c.dislikes, c.comments, c.reposts, c.tips, nullif(c.tip_units, 0)::text as tip_units,
    c.comments > 0 and (c.closed > 0 or ${hasAway(sql.ref('c.id'))}) as has_closed,
    ${isSaved(viewer, sql.ref('p.id'))} as saved,
    case when c.reposts > 0 or p.original_id is not null then
      (select mine.id from posts mine
        where mine.author_id = ${viewer} and mine.original_id = coalesce(p.original_id, p.id)
          and mine.is_repost and mine.message = '' and mine.deleted_at is null) end as my_repost_id`

/**
 * Rows: the posts with these ids, few and all visible, as `viewer` sees them, in the order of `ids`, and the
 * originals of reposts where visible. The ids pass through an array because of the planner: it estimates ten
 * rows for one and joins by primary key, but estimates a `limit` parameter as a tenth of the table, for which
 * it would read whole tables.
 */
export const postsOf = (
  ids: RawBuilder<{ id: number }>,
  viewer: Who,
  cursor: RawBuilder<unknown> = sql`p.position`,
) => sql<ListedRow>`
  with v as materialized (${viewerRow(viewer)}),
  listed as materialized (select array(${ids}) as ids)
  select ${viewed(viewer, cursor)}
  from v cross join (
    select p.*, array_position((select ids from listed), p.id) is not null as listed
    from (
      select unnest(ids) as id from listed
      union
      select shown.original_id from listed cross join unnest(listed.ids) as each (id)
        join posts shown on shown.id = each.id
        where shown.original_id is not null
    ) as page
    join posts p on p.id = page.id
  ) as p
  join objects c on c.id = p.id
  where p.listed or ${visibleOriginal(viewer, sql.ref('v.hidden'))}
  order by array_position((select ids from listed), p.id)`

type FeedParameters = [viewer: number, before: number, limit: number, offset: number]
const feedTypes = ['bigint', 'bigint', 'int', 'int'] as const
const pageOf = (before: Who, limit: Who, offset: Who): PageOf => ({ before, limit, offset })

/**
 * Lists the newest posts where they are among the latest of all, as for nearly every viewer: a quarter of the
 * steps of `listAnyTimeline`.
 */
export const listEasyTimeline = gathered<FeedParameters, ListedRow>(
  'list_easy_timeline',
  feedTypes,
  (viewer, before, limit, offset) => sql<ListedRow>`
  with v as materialized (${viewerRow(viewer, keptOutColumns(viewer))}),
  page as materialized (${easilyVisiblePosts(viewer, pageOf(before, limit, offset))})
  select ${viewed(viewer, sql.ref('p.position'))}
  from v cross join (
    select id, position, author_id, original_id, true as listed from page
    union all
    select p.id, p.position, p.author_id, p.original_id, false from posts p
    where p.id = any (array(select original_id from page where sees_original)) and p.id <> all (array(select id from page))
      and ${isThereFor(viewer)}
  ) as p
  join objects c on c.id = p.id
  order by p.position desc`,
)

export const listAnyTimeline = gathered<FeedParameters, ListedRow>(
  'list_timeline',
  feedTypes,
  (viewer, before, limit, offset) =>
    postsOf(newestVisiblePosts(viewer, pageOf(before, limit, offset)), viewer),
)

export const listTimeline = whole(async (db, ...asked: FeedParameters) => {
  const [, , limit] = asked
  const rows = await listEasyTimeline(db, ...asked)
  return rows.filter(({ listed }) => listed).length === limit ? rows : listAnyTimeline(db, ...asked)
})

export const listFollowedPosts = gathered<FeedParameters, ListedRow>(
  'list_following',
  feedTypes,
  (viewer, before, limit, offset) =>
    postsOf(newestFollowedPosts(viewer, pageOf(before, limit, offset)), viewer),
)
export const listFollowing = whole(listFollowedPosts)

export const listListedPosts = prepared<
  [viewer: number, list: number, before: number, limit: number, offset: number],
  ListedRow
>('list_listed_posts', (viewer, list, before, limit, offset) =>
  postsOf(newestListedPosts(viewer, list, pageOf(before, limit, offset)), viewer),
)
export const listOfList = whole(listListedPosts)

/** Lists a page of a member's posts; on the first page, their pinned post follows where it is older. */
export const listMemberPosts = prepared<
  [viewer: number, author: number, before: number, limit: number, offset: number, isFirst: boolean],
  ListedRow
>('list_member_timeline', (viewer, author, before, limit, offset, isFirst) =>
  postsOf(
    sql`select id from (
      (select p.id, p.position from posts p
        where p.author_id = ${author} and p.position < ${before} and ${leadsThread} and ${visiblePost(viewer)}
          and ${notUnsafe(viewer)}
        order by p.position desc limit ${limit}::int offset ${offset}::int)
      union
      select p.id, p.position from pinned_posts pin join posts p on p.id = pin.post_id
        where ${isFirst}::boolean and pin.member_id = ${author} and ${visiblePost(viewer)} and ${notUnsafe(viewer)}
    ) as page order by position desc`,
    viewer,
  ),
)
export const listMemberTimeline = whole(listMemberPosts)

/** Lists a page of a member's posts with files; a repost has none of its own. */
export const listMediaPosts = prepared<
  [viewer: number, author: number, before: number, limit: number, offset: number],
  ListedRow
>('list_member_media', (viewer, author, before, limit, offset) =>
  postsOf(
    sql`select p.id from posts p
      where p.author_id = ${author} and p.media_id is not null and p.position < ${before} and ${visiblePost(viewer)}
        and ${notUnsafe(viewer)}
      order by p.position desc limit ${limit}::int offset ${offset}::int`,
    viewer,
  ),
)
export const listMemberMedia = whole(listMediaPosts)

const findOne = whole(
  prepared<[viewer: number, post: number], ListedRow>('find_post', (viewer, post) =>
    postsOf(sql`select p.id from posts p where p.id = ${post} and ${visiblePost(viewer)}`, viewer),
  ),
)

/**
 * The number listed. Posts being processed come first: there may be many failed ones, which stay until their
 * author acts.
 */
const mostWaiting = 50

export const listWaiting = whole(
  prepared<[author: number], ListedRow>('list_waiting_posts', (author) =>
    postsOf(
      sql`select p.id from posts p
      ${fileTable(sql`p.media_id`)}
      where p.author_id = ${author} and p.position is null and p.deleted_at is null
        and (not ${isDraft} or ${waitsForApproval})
        -- Of a thread, what its author waits for.
        and (p.thread_id is null or file.state <> 'ready' or ${waitsForApproval} or exists (
          select from post_files pf join media more on more.id = pf.media_id where pf.post_id = p.id and more.state <> 'ready'))
        and not exists (select from imported_posts i where i.post_id = p.id)
        and ${hasItsGroup(sql.ref('p.group_id'))}
      order by file.state is distinct from 'processing', p.id desc limit ${sql.lit(mostWaiting)}`,
      author,
    ),
  ),
)

const findUnpublished = prepared<[author: number], { any: boolean }>(
  'any_unpublished_post',
  (author) => sql`
    select exists (
      select from posts where author_id = ${author} and position is null and deleted_at is null) as any`,
)

/** Returns whether the member has posts that nobody else sees yet, drafts among them. */
export async function hasUnpublished(db: Db, author: number): Promise<boolean> {
  return (await findUnpublished(db, author))[0]?.any === true
}

/** Returns the post and, for a repost, its original; empty where `viewer` doesn't see the post. */
export async function findPost(db: Db, viewer: number, post: number): Promise<PostRow[]> {
  return findOne(db, viewer, post)
}

const findMember = prepared<[viewer: number, member: number], { id: number }>(
  'find_visible_member',
  (viewer, member) =>
    sql`select m.id from members m where m.id = ${member} and ${notHidden(viewer, sql.ref('m.id'))}`,
)

export async function isVisibleMember(db: Db, viewer: number, member: number): Promise<boolean> {
  return (await findMember(db, viewer, member)).length > 0
}

/** Lists the members to tell that a post mentions them. */
export const listMentionable = mentionable(posts)

/**
 * Returns who gets hints of a change to a post wherever its author's posts are listed: undefined for
 * everyone, else the author and their friends. For a closed group's post only the author: its members get
 * hints of the post itself and of the group.
 */
export async function audienceOf(
  db: Db,
  { author, audience }: { readonly author: number; readonly audience: PostAudience },
): Promise<number[] | undefined> {
  if (audience === 'public') return undefined
  if (audience === 'group') return [author]
  const { rows } = await friendIds(sql`${author}::bigint`).execute(db)
  return [author, ...rows.map((row) => row.id)]
}
