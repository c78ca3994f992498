/** All SQL of changing a username. */
import { sql } from 'kysely'
import { now } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/prepared.ts'

export interface FormerUsername {
  username: string
  until: Date
}

export async function listFormerUsernames(db: Db, memberId: number): Promise<FormerUsername[]> {
  return db
    .selectFrom('username_history')
    .select(['username', 'until'])
    .where('member_id', '=', memberId)
    .orderBy('until', 'desc')
    .limit(50)
    .execute()
}

/** Returns when the username was changed, newest first; only as many changes as count. */
export async function listUsernameChanges(db: Db, memberId: number): Promise<Date[]> {
  const { username_changes } = await db
    .selectFrom('members')
    .select('username_changes')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  return username_changes
}

/**
 * Serializes username changes: otherwise a name could briefly be neither a current nor a former one, and look
 * free.
 */
export async function lockUsernames(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('usernames'))`.execute(tx)
}

/** Returns whether the name is, or was, another member's. */
export async function isUsernameOfAnother(db: Db, memberId: number, username: string): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select exists (select from members where username = ${username} and id <> ${memberId})
      or exists (select from username_history where username = ${username} and member_id <> ${memberId})
      as taken`.execute(db)
  return rows[0]?.taken ?? true
}

/** Remembers the name that a member gives up, and removes the new one from the history. */
export async function addFormerUsername(
  tx: Db,
  memberId: number,
  former: string,
  next: string,
): Promise<void> {
  await tx.deleteFrom('username_history').where('username', '=', next).execute()
  await tx
    .insertInto('username_history')
    .values({ username: former, member_id: memberId, until: now() })
    .execute()
}
