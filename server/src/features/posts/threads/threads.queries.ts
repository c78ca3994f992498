/** SQL of threads: posts that their author wrote at once. */
import type { Mention } from '@commons/contract/shared/mention.ts'
import { mostParts } from '@commons/contract/posts/threads.ts'
import { sql } from 'kysely'
import { type Db, prepared, type Tx } from '../../../platform/db/prepared.ts'
import { visiblePost } from '../../../visibility/posts.ts'
import { isDraft } from '../drafts/drafts.sql.ts'
import { whole } from '../posts.cards.ts'
import { postsOf } from '../posts.queries.ts'
import type { ListedRow, PostAudience } from '../posts.rows.ts'
import type { PublishedRow } from '../posts.writing.queries.ts'

/** Lists the thread of a post that `viewer` sees, in order; only the post where it is by itself. */
export const listThread = whole(
  prepared<[viewer: number, post: number], ListedRow>('list_thread', (viewer, post) =>
    postsOf(
      sql`select p.id from posts p
        where p.id = any (array(
            select ${post}::bigint union
            select each_part.id from posts asked join posts each_part on each_part.thread_id = asked.thread_id
              and (each_part.position is null) = (asked.position is null)
            where asked.id = ${post}))
          and ${visiblePost(viewer)}
        order by p.id limit ${sql.lit(mostParts)}`,
      viewer,
    ),
  ),
)

/** Lists the parts of threads that aren't published, after the first, which `viewer` may see. */
export const listKeptParts = whole(
  prepared<[viewer: number, threads: number[]], ListedRow>('list_kept_parts', (viewer, threads) =>
    postsOf(
      sql`select p.id from posts p
        where p.thread_id = any (${threads}::bigint[]) and p.id <> p.thread_id and p.position is null and p.deleted_at is null
        order by p.id`,
      viewer,
    ),
  ),
)

export interface NewPart {
  readonly message: string
  readonly mentions: readonly Mention[]
  readonly hashtags: readonly string[]
  readonly mediaId: string | null
}

/** Adds another post to the thread that a post of this transaction begins, in its place and for its audience. */
export async function addPart(
  tx: Tx,
  first: number,
  { message, mentions, hashtags, mediaId }: NewPart,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with p as (
      insert into posts (author_id, message, audience, media_id, hashtags, nsfw, mentions, position, group_id, thread_id)
      select author_id, ${message}, audience, ${mediaId}::uuid, ${hashtags}::text[], nsfw, ${JSON.stringify(mentions)}::jsonb, null,
        group_id, id from posts where id = ${first} returning id, author_id),
    counted as (insert into objects (id, kind, author_id) select id, 'post', author_id from p)
    select id from p`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('The post was not added')
  return row.id
}

export async function beginThread(tx: Tx, first: number): Promise<void> {
  await sql`update posts set thread_id = id where id = ${first}`.execute(tx)
}

export interface PartRow {
  id: number
  /** As the database writes it, to the microsecond. */
  deleted_at: string | null
  is_published: boolean
}

/** Lists the posts of a thread that this transaction has locked, in order. */
export async function listParts(tx: Tx, thread: number): Promise<PartRow[]> {
  const { rows } = await sql<PartRow>`
    select id, deleted_at::text, position is not null as is_published from posts where thread_id = ${thread} order by id`.execute(
    tx,
  )
  return rows
}

/**
 * Publishes those posts of a locked thread that aren't published or kept for later, with the current time, in their
 * order. None where a file of one isn't ready. Imported ones are published by themselves, at their own time.
 */
export async function publishThread(tx: Tx, thread: number): Promise<PublishedRow[]> {
  const { rows } = await sql<PublishedRow>`
    with waiting as materialized (
      select p.id, p.media_id from posts p
      where p.thread_id = ${thread} and p.position is null and p.deleted_at is null and not ${isDraft}
        and not exists (select from imported_posts i where i.post_id = p.id)
      order by p.id),
    placed as materialized (
      select id, nextval('post_positions') as position from waiting
      where not exists (
        select from waiting each_part join media on media.state <> 'ready'
          and (media.id = each_part.media_id or media.id in (select media_id from post_files where post_id = each_part.id))))
    update posts p set position = placed.position, created_at = now()
    from placed where p.id = placed.id
    returning p.id, p.author_id as author, p.audience, p.group_id, p.mentions, false as is_deleted`.execute(
    tx,
  )
  return rows.toSorted((one, other) => one.id - other.id)
}

/** Takes a thread out of what its author keeps; in a group that is closed now, it is for its members. */
export async function releaseThread(tx: Tx, thread: number): Promise<void> {
  await sql`
    delete from post_drafts where post_id in (select id from posts where thread_id = ${thread})`.execute(tx)
  await sql`
    update posts p set audience = 'group' from groups g
    where p.thread_id = ${thread} and g.id = p.group_id and g.is_closed and p.audience <> 'group'`.execute(tx)
}

/**
 * Gives the other posts of a locked thread the audience of one, with a version of what they were; returns those that
 * others have seen.
 */
export async function setAudience(
  tx: Tx,
  thread: number,
  { post, audience }: { readonly post: number; readonly audience: PostAudience },
): Promise<number[]> {
  await sql`
    insert into post_versions (post_id, message, mentions, audience, hashtags, nsfw, written_at)
    select p.id, p.message, p.mentions, p.audience, p.hashtags, p.nsfw, coalesce(p.edited_at, p.created_at)
    from posts p
    where p.thread_id = ${thread} and p.id <> ${post} and p.audience <> ${audience} and p.position is not null
    order by p.id`.execute(tx)
  const { rows } = await sql<{ id: number; is_published: boolean }>`
    update posts p set audience = ${audience}, edited_at = case when position is null then null else now() end
    where p.thread_id = ${thread} and p.id <> ${post} and p.audience <> ${audience}
    returning p.id, p.position is not null as is_published`.execute(tx)
  return rows.flatMap(({ id, is_published }) => (is_published ? id : []))
}

/** Deletes the others of a thread with its first post, or restores those that were deleted with it. */
export async function setOthersDeleted(tx: Tx, thread: number, deletedAt: string | null): Promise<void> {
  await (
    deletedAt === null
      ? sql`update posts set deleted_at = now()
        where thread_id = ${thread} and id <> ${thread} and position is null and deleted_at is null`
      : sql`update posts set deleted_at = null
        where thread_id = ${thread} and id <> ${thread} and position is null and deleted_at = ${deletedAt}::timestamptz`
  ).execute(tx)
}

/** Whether a thread of this first post waits for its files alone. */
export async function isThreadWaiting(db: Db, thread: number): Promise<boolean> {
  const { rows } = await sql`
    select from posts p where p.id = ${thread} and p.thread_id = p.id and p.position is null and not ${isDraft}`.execute(
    db,
  )
  return rows.length > 0
}
