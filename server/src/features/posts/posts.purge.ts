/**
 * What was deleted 30 days ago leaves for good, and what was never published as well. One post or comment
 * after the other, and what hangs on it in parts: a viral post has more likes and comments than one
 * statement may take, and one that cannot be removed must not keep the others.
 */
import { sql } from 'kysely'
import type { Db } from '../../platform/db/prepared.ts'

/** So many rows go by one statement; each costs a trigger. */
const part = 2_000
/** So many go in a run, which comes every hour. */
const mostAtOnce = 500

const expiredPosts = sql<{ id: number }>`
  (select id from posts where deleted_at < now() - interval '30 days' order by deleted_at limit ${sql.lit(mostAtOnce)})
  union all
  (select id from posts where position is null and deleted_at is null and created_at < now() - interval '30 days'
    order by id limit ${sql.lit(mostAtOnce)})`

const expiredComments = sql<{ id: number }>`
  (select id from comments where deleted_at < now() - interval '30 days' order by deleted_at limit ${sql.lit(mostAtOnce)})
  union all
  (select id from comments where position is null and deleted_at is null and created_at < now() - interval '30 days'
    order by id limit ${sql.lit(mostAtOnce)})`

/** Runs it until it finds nothing more. */
async function inParts(db: Db, statement: ReturnType<typeof sql>): Promise<void> {
  for (;;) {
    const { numAffectedRows = 0n } = await statement.execute(db)
    if (numAffectedRows < BigInt(part)) return
  }
}

async function removePost(db: Db, id: number): Promise<void> {
  const some = sql.lit(part)
  await inParts(
    db,
    sql`delete from reactions where (post_id, member_id) in (
    select post_id, member_id from reactions where post_id = ${id} limit ${some})`,
  )
  // Replies first: a comment takes its own along by one statement.
  await inParts(
    db,
    sql`delete from comments where id in (
    select id from comments where post_id = ${id} and parent_id is not null limit ${some})`,
  )
  await inParts(
    db,
    sql`delete from comments where id in (
    select id from comments where post_id = ${id} limit ${some})`,
  )
  await inParts(
    db,
    sql`delete from saved_posts where (member_id, post_id) in (
    select member_id, post_id from saved_posts where post_id = ${id} limit ${some})`,
  )
  await inParts(
    db,
    sql`update posts set original_id = null where id in (
    select id from posts where original_id = ${id} limit ${some})`,
  )
  await sql`delete from posts where id = ${id}`.execute(db)
}

async function removeComment(db: Db, id: number): Promise<void> {
  await inParts(
    db,
    sql`delete from comments where id in (
    select id from comments where parent_id = ${id} limit ${sql.lit(part)})`,
  )
  await sql`delete from comments where id = ${id}`.execute(db)
}

/** Removes them all, as far as they can be; then fails with what kept some of them. */
export async function purge(db: Db): Promise<void> {
  const failures: unknown[] = []
  for (const [expired, remove] of [
    [expiredPosts, removePost],
    [expiredComments, removeComment],
  ] as const) {
    const { rows } = await expired.execute(db)
    for (const { id } of rows) await remove(db, id).catch((error: unknown) => failures.push(error))
  }
  // Tags that nothing has and nobody follows, so that made-up ones do not stay for ever.
  await sql`delete from hashtags where id in (
    select h.id from hashtags h
    where h.created_at < now() - interval '30 days' and h.posts = 0
      and not exists (select from post_hashtags t where t.hashtag_id = h.id)
      and not exists (select from hashtag_follows f where f.hashtag_id = h.id)
    limit ${sql.lit(part)})`
    .execute(db)
    .catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, 'Some of what was deleted could not be removed')
}
