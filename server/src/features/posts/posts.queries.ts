/** All SQL of posts. */
import { sql } from 'kysely'
import { type Db, prepared } from '../../platform/db/prepared.ts'
import type { StoredPicture } from '../../platform/media/picture.ts'
import { friendIds, isFollowing, notHidden, type Who } from '../../visibility/members.ts'
import { newestVisiblePosts, visiblePost } from '../../visibility/posts.ts'

export interface PostRow {
  id: number
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
  width: number
  height: number
  animated: boolean
  preview: string
  widths: number[]
  following: boolean
  reaction: 'like' | 'dislike' | 'none' | null
  likes: number
  dislikes: number
  comments: number
  reposts: number
}

/** What a post shows of itself, its author and its picture. */
const card = sql`p.id, p.author_id, m.username, m.full_name, face.key as avatar_key, p.message, p.audience, p.hashtags,
    p.nsfw, p.created_at, pic.key, pic.width, pic.height, pic.animated, pic.preview, pic.widths`
const cardTables = sql`
  join members m on m.id = p.author_id
  left join media face on face.id = m.avatar_id
  left join media pic on pic.id = p.media_id`

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
  order by p.id desc`

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
      where p.author_id = ${author} and p.id < ${before} and ${visiblePost(viewer)}
      order by p.id desc limit ${limit}::int offset ${offset}::int`,
    viewer,
  ),
)

const findOne = prepared<[viewer: number, post: number], PostRow>('find_post', (viewer, post) =>
  postsOf(sql`select p.id from posts p where p.id = ${post} and ${visiblePost(viewer)}`, viewer),
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
}

const insertPost = prepared<
  [
    author: number,
    message: string,
    audience: string,
    mediaId: string | null,
    hashtags: string[],
    nsfw: string[],
  ],
  PostRow
>(
  'add_post',
  (author, message, audience, mediaId, hashtags, nsfw) => sql`
    with p as (
      insert into posts (author_id, message, audience, media_id, hashtags, nsfw)
      values (${author}, ${message}, ${audience}, ${mediaId}, ${hashtags}, ${nsfw}) returning *),
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
  )
  if (!row) throw new Error('The post was not added')
  return row
}

export async function addPicture(tx: Db, owner: number, picture: StoredPicture): Promise<string> {
  const row = await tx
    .insertInto('media')
    .values({ owner_id: owner, ...picture })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** What a member's files take, in bytes. */
export async function countMediaBytes(db: Db, owner: number): Promise<number> {
  const row = await db
    .selectFrom('media')
    .select(sql<string>`coalesce(sum(bytes), 0)`.as('bytes'))
    .where('owner_id', '=', owner)
    .executeTakeFirstOrThrow()
  return Number(row.bytes)
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

/** Who else must learn of a change to this post: null for everybody, or its author's friends and themselves. */
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
): Promise<{ audience: 'public' | 'private' } | undefined> {
  const row = await tx
    .updateTable('posts')
    .set({ deleted_at: deleted ? sql`now()` : null })
    .where('id', '=', post)
    .where('author_id', '=', author)
    .where('deleted_at', deleted ? 'is' : 'is not', null)
    .returning('audience')
    .executeTakeFirst()
  return row && { audience: row.audience as 'public' | 'private' }
}

/** Removes posts deleted longer than 30 days ago; answers the keys of their pictures. */
export async function removeExpiredPosts(db: Db): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    with gone as (
      delete from posts where id in (
        select id from posts where deleted_at < now() - interval '30 days' limit 500)
      returning media_id)
    delete from media using gone where media.id = gone.media_id returning media.key`.execute(db)
  return rows.map((row) => row.key)
}
