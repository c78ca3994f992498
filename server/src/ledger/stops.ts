/**
 * Stops and resumes all money. While it is stopped, every posting is refused, and everything can still be
 * read.
 */
import { sql } from 'kysely'
import { type Db, prepared } from '../platform/db/prepared.ts'

/** Stops money; where it is already stopped, the earlier reason stays. */
export async function stopMoney(db: Db, reason: string): Promise<void> {
  // oxlint-disable-next-line commons/cut-at-graphemes -- Commons wrote it
  await sql`insert into ledger_stops (reason) values (${reason.slice(0, 2_000)}) on conflict do nothing`.execute(
    db,
  )
}

const open = prepared<[], object>(
  'find_open_stop',
  () => sql`select from ledger_stops where lifted_at is null`,
)

export async function isMoneyStopped(db: Db): Promise<boolean> {
  return (await open(db)).length > 0
}

export async function resumeMoney(db: Db): Promise<void> {
  await sql`update ledger_stops set lifted_at = now() where lifted_at is null`.execute(db)
}
