/** SQL of reposts: their originals, and only one repost without a remark per member and original. */
import type { Mention } from '@commons/contract/shared/mention.ts'
import { sql } from 'kysely'
import { me } from '../../discussion/discussion.locks.ts'
import type { Db } from '../../platform/db/prepared.ts'
import { visiblePost } from '../../visibility/posts.ts'
import type { PostAudience } from './posts.rows.ts'

/**
 * Returns the original that a repost of `post` shows, with its audience; undefined where `viewer` doesn't see
 * it.
 */
export async function findOriginal(
  tx: Db,
  viewer: number,
  post: number,
): Promise<{ id: number; author: number; audience: PostAudience; group: number | null } | undefined> {
  const who = sql`${viewer}::bigint`
  // Locked against deletion and edits until the repost exists.
  const { rows } = await sql<{ id: number; author: number; audience: PostAudience; group: number | null }>`
    with ${me(who)}
    select p.id, p.author_id as author, p.audience, p.group_id as "group" from me cross join posts p
    where p.id = (select coalesce(asked.original_id, asked.id) from posts asked
        where asked.id = ${post} and (asked.original_id is not null or not asked.is_repost)
          and exists (select from posts p where p.id = asked.id and ${visiblePost(who)}))
      and p.position is not null and ${visiblePost(who)}
    for share of p`.execute(tx)
  return rows[0]
}

/**
 * Adds a repost; returns its id, and whether it is new: a member has only one without a remark per original.
 */
export async function addRepost(
  tx: Db,
  repost: {
    author: number
    original: number
    audience: PostAudience
    /** The group of a post for members only: its reposts stay there. */
    group: number | null
    message: string
    mentions: Mention[]
    /** Of its remark. */
    hashtags: string[]
  },
): Promise<{ id: number; isNew: boolean }> {
  // The existing repost may be deleted before it is looked up; the insert then succeeds at the next try.
  for (let tries = 0; tries < 3; tries++) {
    const { rows } = await sql<{ id: number }>`
      with p as (
        insert into posts (author_id, message, mentions, hashtags, audience, is_repost, original_id, shows_private, group_id)
        values (${repost.author}, ${repost.message}, ${JSON.stringify(repost.mentions)}::jsonb, ${repost.hashtags}::text[],
          ${repost.audience}, true, ${repost.original}, ${repost.audience === 'private'}, ${repost.group})
        on conflict (author_id, original_id) where is_repost and message = '' and deleted_at is null do nothing
        returning id, author_id),
      counted as (insert into objects (id, kind, author_id) select id, 'post', author_id from p)
      select id from p`.execute(tx)
    if (rows[0]) return { id: rows[0].id, isNew: true }
    const known = await findPointer(tx, repost)
    if (known !== undefined) return { id: known, isNew: false }
  }
  throw new Error('The repost was neither added nor there')
}

/** Returns the member's repost of `original` without a remark. */
export async function findPointer(
  tx: Db,
  { author, original }: { author: number; original: number },
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from posts where author_id = ${author} and original_id = ${original}
      and is_repost and message = '' and deleted_at is null`.execute(tx)
  return rows[0]?.id
}

/**
 * At most this many reposts are rechecked when their original's audience changes; subscribers of others may
 * still get hints.
 */
const mostRechecked = 1000

/** Lists the topics of a post's reposts, whose subscribers change with those of the post. */
export async function listRepostTopics(tx: Db, original: number): Promise<string[]> {
  const { rows } = await sql<{ id: number }>`
    select id from posts where original_id = ${original} and deleted_at is null
    limit ${sql.lit(mostRechecked)}`.execute(tx)
  return rows.flatMap(({ id }) => [`post:${id}`, `comments:${id}`])
}
