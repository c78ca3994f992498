/** Removes for good posts, comments and tags that are no longer needed. */
import { sql } from 'kysely'
import {
  inParts,
  removeDiscussion,
  removeExpired,
  removeExpiredComments,
} from '../../discussion/discussion.purge.ts'
import type { Db } from '../../platform/db/prepared.ts'

/** Removes a post with its reactions, comments and saves; its reposts stay, without an original. */
export async function removePost(db: Db, id: number): Promise<void> {
  await removeDiscussion(db, id)
  await inParts(
    db,
    (most) => sql`update posts set original_id = null where id in (
    select id from posts where original_id = ${id} limit ${most})`,
  )
  await sql`delete from posts where id = ${id}`.execute(db)
}

/** True for drafts, and for imported posts, which are older than they have been here. */
const isKept = sql<boolean>`
  (exists (select from post_drafts dr where dr.post_id = r.id) or exists (select from imported_posts i where i.post_id = r.id))`

/** Tags removed per run. */
const mostTags = 2_000

/** Removes tags that nothing has and nobody follows, so that made-up ones don't stay forever. */
const removeUnusedTags = (db: Db) =>
  sql`delete from hashtags where id in (
    select h.id from hashtags h
    where h.created_at < now() - interval '30 days' and h.uses = 0
      and not exists (select from object_tags t where t.hashtag_id = h.id)
      and not exists (select from hashtag_follows f where f.hashtag_id = h.id)
      and not exists (select from blocked_tags b where b.hashtag_id = h.id)
    limit ${sql.lit(mostTags)})`.execute(db)

/** Removes everything it can, then throws the errors of what it couldn't remove. */
export async function purge(db: Db): Promise<void> {
  const failures = [
    ...(await removeExpired(db, 'posts', removePost, isKept)),
    ...(await removeExpiredComments(db)),
  ]
  await removeUnusedTags(db).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, 'Some of what was deleted could not be removed')
}
