/** Hiding a message and showing it again, for moderators: those in its conversation fetch what has changed. */
import { sql } from 'kysely'
import type { Tx } from '../platform/db/prepared.ts'
import type { SetDeleted } from '../platform/report-kinds.ts'

export const setMessageDeleted: SetDeleted = async (tx, id, { at, isSo }) => {
  // The conversation is locked before its messages, as by all who write there.
  const { rows } = await sql<{ was: string | null }>`
    with counted as (
      update conversations c set last_change = c.last_change + 1
      from messages asked where asked.id = ${id} and c.id = asked.conversation_id
      returning c.id, c.last_change),
    changed as (
      update messages d set deleted_at = ${at}, changed = counted.last_change
      from counted where d.id = ${id} and d.conversation_id = counted.id and ${isSo}
      returning d.root_id, old.deleted_at as was, d.deleted_at as is_now),
    answered as (
      update messages d set changed = counted.last_change,
        replies = d.replies + (changed.is_now is null)::int - (changed.was is null)::int
      from counted cross join changed where d.id = changed.root_id)
    select was::text as was from changed`.execute(tx)
  return rows[0]
}

/** Removes what a message says; its place stays. */
export async function emptyMessage(tx: Tx, id: number): Promise<void> {
  await sql`update messages set message = '', mentions = '[]', media_id = null where id = ${id}`.execute(tx)
}
