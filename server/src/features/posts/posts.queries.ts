/** SQL that reads posts; what writes them is in `posts.writing.queries.ts`. */
import type { Mention } from '@commons/contract/shared/mention.ts'
import { type RawBuilder, sql } from 'kysely'
import { type AuthorRow, authorColumns, authorTables } from '../../authors/author.queries.ts'
import { type Db, prepared } from '../../platform/db/prepared.ts'
import { type FileRow, fileColumns, fileTable } from '../../shown-files/shown-file.queries.ts'
import { mentionable, shownMentions } from '../../mentions/mentions.queries.ts'
import { commentCount } from '../../visibility/comments.ts'
import { newestFollowedPosts, newestVisiblePosts, type PageOf } from '../../visibility/feeds.ts'
import { friendIds, isFollowing, isMinor, notHidden, type Who } from '../../visibility/members.ts'
import { notUnsafe, posts, visiblePost } from '../../visibility/posts.ts'

/** A post with its author and its file, whose columns are null where it has none. */
export interface PostRow extends AuthorRow, FileRow {
  id: number
  /** Its place in the feeds; null while its file is not ready. */
  position: number | null
  author_id: number
  message: string
  mentions: Mention[]
  audience: 'public' | 'private'
  hashtags: string[]
  nsfw: string[]
  is_repost: boolean
  original_id: number | null
  created_at: Date
  edited_at: Date | null
  following: boolean
  reaction: 'like' | 'dislike' | 'none' | null
  likes: number
  dislikes: number
  comments: number
  reposts: number
  saved: boolean
  pinned: boolean
  /** The viewer's own repost, without a remark, of it or of what it shows. */
  my_repost_id: number | null
  /** The viewer is too young for what is not safe for work. */
  viewer_is_minor: boolean
  /** It is on the list itself, and not only shown by a repost that is. */
  listed: boolean
  /** What the list goes on after. */
  cursor: number | null
}

/** What a post shows of itself, its author and its file, whoever looks. */
export const card = sql`p.id, p.position, p.author_id, ${authorColumns}, p.message,
    p.audience, p.hashtags, p.nsfw, p.is_repost, p.original_id, p.created_at, p.edited_at,
    ${fileColumns(sql`coalesce(file.failure, p.file_failure)`)}`
export const cardTables = sql`
  ${authorTables(sql`p.author_id`)}
  ${fileTable(sql`p.media_id`)}`

/**
 * The posts of `ids`, which are few and all visible, as `viewer` sees them, in the order of `ids`; among
 * them what reposts show, where the viewer may see it. They pass through an array because of the planner:
 * it takes one for ten rows and joins by primary key, while a `limit` that is a parameter counts as a
 * tenth of the table, for which it would read whole tables.
 */
export const postsOf = (
  ids: RawBuilder<{ id: number }>,
  viewer: Who,
  cursor: RawBuilder<unknown> = sql`p.position`,
) => sql<PostRow>`
  with listed as materialized (select array(${ids}) as ids)
  select ${card}, ${shownMentions(viewer, sql.ref('p.mentions'))},
    ${isFollowing(viewer, sql.ref('p.author_id'))} as following,
    (select r.kind from reactions r where r.object_id = p.id and r.member_id = ${viewer}) as reaction,
    c.likes, c.dislikes, c.reposts,
    ${commentCount(viewer, sql.ref('p.id'), sql.ref('c.comments'))} as comments,
    (select true from saved_posts s where s.member_id = ${viewer} and s.post_id = p.id) is true as saved,
    (select true from pinned_posts pin where pin.post_id = p.id) is true as pinned,
    (select mine.id from posts mine
      where mine.author_id = ${viewer} and mine.original_id = coalesce(p.original_id, p.id)
        and mine.is_repost and mine.message = '' and mine.deleted_at is null) as my_repost_id,
    ${isMinor(viewer)} as viewer_is_minor,
    array_position((select ids from listed), p.id) is not null as listed,
    ${cursor} as cursor
  from (
    select unnest(ids) as id from listed
    union
    select shown.original_id from listed cross join unnest(listed.ids) as each (id)
      join posts shown on shown.id = each.id
      where shown.original_id is not null
  ) as page
  join posts p on p.id = page.id
  join objects c on c.id = p.id
  ${cardTables}
  where p.id = any ((select ids from listed)::bigint[]) or (${visiblePost(viewer)})
  order by array_position((select ids from listed), p.id)`

type FeedParameters = [viewer: number, before: number, limit: number, offset: number]
const pageOf = (before: Who, limit: Who, offset: Who): PageOf => ({ before, limit, offset })

export const listTimeline = prepared<FeedParameters, PostRow>(
  'list_timeline',
  (viewer, before, limit, offset) =>
    postsOf(newestVisiblePosts(viewer, pageOf(before, limit, offset)), viewer),
)

export const listFollowing = prepared<FeedParameters, PostRow>(
  'list_following',
  (viewer, before, limit, offset) =>
    postsOf(newestFollowedPosts(viewer, pageOf(before, limit, offset)), viewer),
)

/** A page of a member's posts; on the first, behind it, their pinned post where that is older. */
export const listMemberTimeline = prepared<
  [viewer: number, author: number, before: number, limit: number, offset: number, isFirst: boolean],
  PostRow
>('list_member_timeline', (viewer, author, before, limit, offset, isFirst) =>
  postsOf(
    sql`select id from (
      (select p.id, p.position from posts p
        where p.author_id = ${author} and p.position < ${before} and ${visiblePost(viewer)}
          and ${notUnsafe(viewer)}
        order by p.position desc limit ${limit}::int offset ${offset}::int)
      union
      select p.id, p.position from pinned_posts pin join posts p on p.id = pin.post_id
        where ${isFirst}::boolean and pin.member_id = ${author} and ${visiblePost(viewer)} and ${notUnsafe(viewer)}
    ) as page order by position desc`,
    viewer,
  ),
)

const findOne = prepared<[viewer: number, post: number], PostRow>('find_post', (viewer, post) =>
  postsOf(sql`select p.id from posts p where p.id = ${post} and ${visiblePost(viewer)}`, viewer),
)

/** What is processed comes first: what has failed may be much, and waits for its author. */
const mostWaiting = 50

export const listWaiting = prepared<[author: number], PostRow>('list_waiting_posts', (author) =>
  postsOf(
    sql`select p.id from posts p
      ${fileTable(sql`p.media_id`)}
      where p.author_id = ${author} and p.position is null and p.deleted_at is null
      order by file.state is distinct from 'processing', p.id desc limit ${sql.lit(mostWaiting)}`,
    author,
  ),
)

/** The post and, of a repost, what it shows; empty where `viewer` sees no such post. */
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

/** Who is to hear that a post names them. */
export const listMentionable = mentionable(posts)

/** Those who hear of a change to a post: undefined for everybody, else its author and their friends. */
export async function audienceOf(
  db: Db,
  { author, audience }: { readonly author: number; readonly audience: string },
): Promise<number[] | undefined> {
  if (audience !== 'private') return undefined
  const { rows } = await friendIds(sql`${author}::bigint`).execute(db)
  return [author, ...rows.map((row) => row.id)]
}
