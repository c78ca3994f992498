import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../db/prepared.ts'

/**
 * Returns an installation's name on NATS, which nobody can guess. A copy of its database, such as a dump that was
 * read in elsewhere, has another one.
 */
export async function nameOnNats(db: Db, secret: Buffer): Promise<string> {
  const { rows } = await sql<{ place: string }>`
    select concat_ws(' ', (select system_identifier from pg_control_system()), current_database()) as place`.execute(
    db,
  )
  const hash = createHash('sha256')
    .update(secret)
    .update(rows[0]?.place ?? '')
  return `commons.${hash.digest('hex').slice(0, 24)}`
}
