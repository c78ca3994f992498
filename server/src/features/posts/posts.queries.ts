/** All SQL of posts. */
import { sql } from 'kysely'
import { type Db, prepared } from '../../platform/db/prepared.ts'
import type { MediaRow } from '../../platform/media/media.queries.ts'
import { friendIds, isFollowing, notHidden, type Who } from '../../visibility/members.ts'
import { newestVisiblePosts, visiblePost } from '../../visibility/posts.ts'

/** A post with its author and its file, whose columns are null where it has none. */
export interface PostRow extends Omit<MediaRow, 'key'> {
  id: number
  /** Its place in the feeds; null while its file is not ready. */
  position: number | null
  author_id: number
  username: string
  full_name: string
  avatar_key: string | null
  message: string
  audience: 'public' | 'private'
  hashtags: string[]
  nsfw: string[]
  created_at: Date
  key: string | null
  following: boolean
  reaction: 'like' | 'dislike' | 'none' | null
  likes: number
  dislikes: number
  comments: number
  reposts: number
}

/** What a post shows of itself, its author and its file. */
const card = sql`p.id, p.position, p.author_id, m.username, m.full_name, face.key as avatar_key, p.message, p.audience, p.hashtags,
    p.nsfw, p.created_at, file.key, file.kind, file.state, file.failure, file.progress, file.width, file.height,
    file.animated, file.preview, file.widths, file.alt, file.seconds, file.heights, file.captions`
const cardTables = sql`
  join members m on m.id = p.author_id
  left join media face on face.id = m.avatar_id
  left join media file on file.id = p.media_id`

/**
 * The posts of `ids`, which are few and all visible, as `viewer` sees them, newest first. They pass
 * through an array because of the planner: it takes one for ten rows and joins by primary key, while a
 * `limit` that is a parameter counts as a tenth of the table, for which it would read whole tables.
 */
const postsOf = (ids: ReturnType<typeof newestVisiblePosts>, viewer: Who) => sql<PostRow>`
  select ${card},
    ${isFollowing(viewer, sql.ref('p.author_id'))} as following,
    (select r.kind from reactions r where r.post_id = p.id and r.member_id = ${viewer}) as reaction,
    c.likes, c.dislikes, c.comments, c.reposts
  from unnest(array(${ids})) as page (id)
  join posts p on p.id = page.id
  join post_counts c on c.post_id = p.id
  ${cardTables}
  order by p.position desc, p.id desc`

export const listTimeline = prepared<
  [viewer: number, before: number, limit: number, offset: number],
  PostRow
>('list_timeline', (viewer, before, limit, offset) =>
  postsOf(newestVisiblePosts(viewer, before, limit, offset), viewer),
)

export const listMemberTimeline = prepared<
  [viewer: number, author: number, before: number, limit: number, offset: number],
  PostRow
>('list_member_timeline', (viewer, author, before, limit, offset) =>
  postsOf(
    sql`select p.id from posts p
      where p.author_id = ${author} and p.position < ${before} and ${visiblePost(viewer)}
      order by p.position desc limit ${limit}::int offset ${offset}::int`,
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
      left join media file on file.id = p.media_id
      where p.author_id = ${author} and p.position is null and p.deleted_at is null
      order by file.state is distinct from 'processing', p.id desc limit ${sql.lit(mostWaiting)}`,
    author,
  ),
)

export async function findPost(db: Db, viewer: number, post: number): Promise<PostRow | undefined> {
  const [row] = await findOne(db, viewer, post)
  return row
}

const findMember = prepared<[viewer: number, member: number], { id: number }>(
  'find_visible_member',
  (viewer, member) =>
    sql`select m.id from members m where m.id = ${member} and ${notHidden(viewer, sql.ref('m.id'))}`,
)

export async function isVisibleMember(db: Db, viewer: number, member: number): Promise<boolean> {
  return (await findMember(db, viewer, member)).length > 0
}

export interface NewPost {
  author: number
  message: string
  audience: 'public' | 'private'
  hashtags: string[]
  nsfw: string[]
  mediaId: string | null
  /** Its file is not ready: it is published when that is. */
  waits: boolean
}

const insertPost = prepared<
  [
    author: number,
    message: string,
    audience: string,
    mediaId: string | null,
    hashtags: string[],
    nsfw: string[],
    waits: boolean,
  ],
  PostRow
>(
  'add_post',
  (author, message, audience, mediaId, hashtags, nsfw, waits) => sql`
    with p as (
      insert into posts (author_id, message, audience, media_id, hashtags, nsfw, position)
      values (${author}, ${message}, ${audience}, ${mediaId}, ${hashtags}, ${nsfw},
        case when ${waits}::boolean then null else nextval('post_positions') end) returning *),
    counted as (insert into post_counts (post_id) select id from p)
    select ${card}, false as following, null as reaction, 0 as likes, 0 as dislikes, 0 as comments, 0 as reposts
    from p ${cardTables}`,
)

/** Adds a post; answers it as its author sees it. */
export async function addPost(tx: Db, post: NewPost): Promise<PostRow> {
  const [row] = await insertPost(
    tx,
    post.author,
    post.message,
    post.audience,
    post.mediaId,
    post.hashtags,
    post.nsfw,
    post.waits,
  )
  if (!row) throw new Error('The post was not added')
  return row
}

/** Publishes the post that waited for this file, as new; undefined where none did. */
export async function publishWaiting(
  tx: Db,
  mediaId: string,
): Promise<{ id: number; author: number; audience: 'public' | 'private'; isDeleted: boolean } | undefined> {
  const { rows } = await sql<{ id: number; author_id: number; audience: string; is_deleted: boolean }>`
    update posts set position = nextval('post_positions'), created_at = now()
    where media_id = ${mediaId} and position is null
    returning id, author_id, audience, deleted_at is not null as is_deleted`.execute(tx)
  const [row] = rows
  if (!row) return undefined
  const { id, author_id: author, audience, is_deleted: isDeleted } = row
  return { id, author, audience: audience as 'public' | 'private', isDeleted }
}

export interface ReactionsRow {
  reaction: 'like' | 'dislike' | 'none'
  likes: number
  dislikes: number
}

/**
 * Toggles a reaction and moves the counts by what really changed: the row's lock orders two clicks of
 * one member, and old and new come from the same write, so that the counts stay exact.
 */
const toggle = prepared<[viewer: number, post: number, kind: string], ReactionsRow>(
  'toggle_reaction',
  (viewer, post, kind) => sql`
    with mine as (
      insert into reactions as r (post_id, member_id, kind)
      select p.id, ${viewer}, ${kind} from posts p where p.id = ${post} and ${visiblePost(viewer)}
      on conflict (post_id, member_id) do update
        set kind = case when r.kind = excluded.kind then 'none' else excluded.kind end, reacted_at = now()
      returning r.post_id, coalesce(old.kind, 'none') as was, new.kind as is_now)
    update post_counts c
      set likes = c.likes + (mine.is_now = 'like')::int - (mine.was = 'like')::int,
        dislikes = c.dislikes + (mine.is_now = 'dislike')::int - (mine.was = 'dislike')::int
    from mine where c.post_id = mine.post_id
    returning mine.is_now as reaction, c.likes, c.dislikes`,
)

export async function toggleReaction(
  tx: Db,
  viewer: number,
  post: number,
  kind: 'like' | 'dislike',
): Promise<ReactionsRow | undefined> {
  const [row] = await toggle(tx, viewer, post, kind)
  return row
}

/** Who learns of a change to a private post of this author: their friends and themselves. */
export async function listAudience(db: Db, author: number): Promise<number[]> {
  const { rows } = await friendIds(sql`${author}::bigint`).execute(db)
  return [author, ...rows.map((row) => row.id)]
}

/** Marks one's own post as deleted, or takes that back; undefined where there is none such. */
export async function setDeleted(
  tx: Db,
  author: number,
  post: number,
  deleted: boolean,
): Promise<{ audience: 'public' | 'private'; isPublished: boolean } | undefined> {
  const row = await tx
    .updateTable('posts')
    .set({ deleted_at: deleted ? sql`now()` : null })
    .where('id', '=', post)
    .where('author_id', '=', author)
    .where('deleted_at', deleted ? 'is' : 'is not', null)
    .returning(['audience', 'position'])
    .executeTakeFirst()
  if (!row) return undefined
  return { audience: row.audience as 'public' | 'private', isPublished: row.position !== null }
}

/** Removes posts deleted, or never published, longer than 30 days ago; their files go with them. */
export async function removeExpiredPosts(db: Db): Promise<void> {
  await sql`delete from posts where id in (
    select id from posts where deleted_at < now() - interval '30 days' limit 500)`.execute(db)
  await sql`delete from posts where id in (
    select id from posts
    where position is null and deleted_at is null and created_at < now() - interval '30 days' limit 500)`.execute(
    db,
  )
}
