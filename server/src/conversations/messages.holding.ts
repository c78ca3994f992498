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

/** Deletes the messages to which the file of this one was forwarded, or from which it was. */
async function deleteOthersOfFile(tx: Tx, id: number): Promise<void> {
  // Whoever forwards it at this moment waits, and finds that it's gone.
  await sql`select from media where id = (select media_id from messages where id = ${id}) for update`.execute(
    tx,
  )
  const { rows } = await sql<{ id: number }>`
    select d.id from messages d join messages its on its.id = ${id} and d.media_id = its.media_id
    where d.id <> its.id order by d.conversation_id, d.id`.execute(tx)
  // One by one, in the order in which their conversations are locked: each may answer another one.
  for (const { id: other } of rows) {
    await setMessageDeleted(tx, other, { at: sql`coalesce(d.deleted_at, now())`, isSo: sql`true` })
    await sql`update messages set message = '', mentions = '[]', media_id = null where id = ${other}`.execute(
      tx,
    )
  }
}

/** Removes what a message says, with its file wherever it was forwarded; its place stays. */
export async function emptyMessage(tx: Tx, id: number): Promise<void> {
  await deleteOthersOfFile(tx, id)
  await sql`update messages set message = '', mentions = '[]', media_id = null where id = ${id}`.execute(tx)
}
