/** Posts, comments and tags that are of no more use leave for good. */
import { sql } from 'kysely'
import {
  inParts,
  removeDiscussion,
  removeExpired,
  removeExpiredComments,
} from '../../discussion/discussion.purge.ts'
import type { Db } from '../../platform/db/prepared.ts'

/** Removes a post and all that hangs on it. */
export async function removePost(db: Db, id: number): Promise<void> {
  await removeDiscussion(db, id)
  await inParts(
    db,
    (most) => sql`update posts set original_id = null where id in (
    select id from posts where original_id = ${id} limit ${most})`,
  )
  await sql`delete from posts where id = ${id}`.execute(db)
}

/** So many tags go in a run. */
const mostTags = 2_000

/** Tags that nothing has and nobody follows, so that made-up ones do not stay for ever. */
const removeUnusedTags = (db: Db) =>
  sql`delete from hashtags where id in (
    select h.id from hashtags h
    where h.created_at < now() - interval '30 days' and h.uses = 0
      and not exists (select from post_hashtags t where t.hashtag_id = h.id)
      and not exists (select from hashtag_follows f where f.hashtag_id = h.id)
    limit ${sql.lit(mostTags)})`.execute(db)

/** Removes them all, as far as they can be; then fails with what kept some of them. */
export async function purge(db: Db): Promise<void> {
  const failures = [...(await removeExpired(db, 'posts', removePost)), ...(await removeExpiredComments(db))]
  await removeUnusedTags(db).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, 'Some of what was deleted could not be removed')
}
