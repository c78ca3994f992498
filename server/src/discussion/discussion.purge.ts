/**
 * Removes for good what was deleted 30 days ago or never published. Objects and comments are removed one at a
 * time, and what belongs to each in parts: a viral object has more likes and comments than one statement may
 * take, and a row that can't be removed must not hold up the others.
 */
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/db/prepared.ts'

/** Rows removed per statement; each fires a trigger. */
const part = 2_000
/** Rows of a table removed per run. */
const mostAtOnce = 500

/**
 * Rows: ids of a table's expired rows. The table has `deleted_at`, `position` and `created_at`. Where `stays` holds, a row
 * `r` isn't published and stays.
 */
const expired = (table: string, stays: RawBuilder<boolean>) => sql<{ id: number }>`
  (select id from ${sql.table(table)} where deleted_at < now() - interval '30 days'
    order by deleted_at limit ${sql.lit(mostAtOnce)})
  union all
  (select r.id from ${sql.table(table)} r
    where r.position is null and r.deleted_at is null and r.created_at < now() - interval '30 days' and not ${stays}
    order by r.id limit ${sql.lit(mostAtOnce)})`

/** Repeats a statement that takes a limited number of rows until it finds no more. */
export async function inParts(
  db: Db,
  statement: (most: RawBuilder<unknown>) => RawBuilder<unknown>,
): Promise<void> {
  for (;;) {
    const { numAffectedRows = 0n } = await statement(sql.lit(part)).execute(db)
    if (numAffectedRows < BigInt(part)) return
  }
}

/**
 * Removes an object's reactions and comments, and members' saves and views of it; the caller then removes the
 * object itself.
 */
export async function removeDiscussion(db: Db, object: number): Promise<void> {
  await inParts(
    db,
    (most) => sql`delete from reactions where (object_id, member_id) in (
    select object_id, member_id from reactions where object_id = ${object} limit ${most})`,
  )
  await inParts(
    db,
    (most) => sql`delete from saved_objects where (member_id, object_id) in (
    select member_id, object_id from saved_objects where object_id = ${object} limit ${most})`,
  )
  await inParts(
    db,
    (most) => sql`delete from object_views where (member_id, object_id, day) in (
    select member_id, object_id, day from object_views where object_id = ${object} limit ${most})`,
  )
  // Replies first: removing a comment removes all its replies in one statement.
  await inParts(
    db,
    (most) => sql`delete from comments where id in (
    select id from comments where object_id = ${object} and parent_id is not null limit ${most})`,
  )
  await inParts(
    db,
    (most) => sql`delete from comments where id in (
    select id from comments where object_id = ${object} limit ${most})`,
  )
}

async function removeComment(db: Db, id: number): Promise<void> {
  await inParts(
    db,
    (most) => sql`delete from comments where id in (
    select id from comments where parent_id = ${id} limit ${most})`,
  )
  await sql`delete from comments where id = ${id}`.execute(db)
}

/** Removes all comments and replies of a member, with the replies to them. */
export async function removeOwnComments(db: Db, author: number): Promise<void> {
  for (;;) {
    const own = await db
      .selectFrom('comments')
      .select('id')
      .where('author_id', '=', author)
      .limit(mostAtOnce)
      .execute()
    for (const { id } of own) await removeComment(db, id)
    if (own.length === 0) return
  }
}

/** Removes a table's expired rows one at a time; returns the errors of those it couldn't remove. */
export async function removeExpired(
  db: Db,
  table: string,
  remove: (db: Db, id: number) => Promise<void>,
  stays = sql<boolean>`false`,
): Promise<unknown[]> {
  const failures: unknown[] = []
  const { rows } = await expired(table, stays).execute(db)
  for (const { id } of rows) await remove(db, id).catch((error: unknown) => failures.push(error))
  return failures
}

export const removeExpiredComments = (db: Db) => removeExpired(db, 'comments', removeComment)
