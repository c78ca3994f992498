import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/prepared.ts'

/**
 * Locks all posts of the thread of a post, in their order: what changes one and then the others would wait for another
 * that does. Returns the thread; undefined where the post is by itself.
 */
export async function lockThread(tx: Tx, post: number): Promise<number | undefined> {
  const { rows } = await sql<{ thread: number | null }>`
    select thread_id as thread from posts where id = ${post}`.execute(tx)
  const thread = rows[0]?.thread ?? undefined
  if (thread !== undefined)
    await sql`select from posts where thread_id = ${thread} order by id for update`.execute(tx)
  return thread
}
