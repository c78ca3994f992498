/** SQL of updates that owners write to their backers. */
import { sql } from 'kysely'
import { prepared, type Tx } from '../../../platform/db/prepared.ts'

export async function addUpdate(tx: Tx, group: number, message: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into backer_updates (group_id, message) values (${group}, ${message}) returning id`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('The update was not added')
  return row.id
}

export const listUpdates = prepared<
  [group: number, before: number, limit: number, offset: number],
  { id: number; message: string; created_at: Date }
>(
  'list_backer_updates',
  (group, before, limit, offset) => sql`
    select id, message, created_at from backer_updates where group_id = ${group} and id < ${before}::bigint
    order by id desc limit ${limit}::int offset ${offset}::int`,
)
