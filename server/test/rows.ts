/** All rows of all tables, to compare them before something and after it was taken back. */
import assert from 'node:assert/strict'
import { sql } from 'kysely'
import type { Db } from '../src/platform/db/prepared.ts'

/** Tables in which a decision, its news and its hints leave traces, or that only say when something was read. */
const traces = new Set([
  'decisions',
  'decision_acts',
  'appeals',
  'notification_outbox',
  'notifications',
  'notification_acts',
  'sessions',
  'idempotency_keys',
])

/** Counters that say that something has changed, and never go back. */
const counters = ['version', 'last_change', 'changed']

export type Rows = ReadonlyMap<string, readonly string[]>

/** Returns all rows of all tables but those traces, as text. */
export async function dumpRows(db: Db, without: ReadonlySet<string> = traces): Promise<Rows> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db)
  const all = new Map<string, string[]>()
  for (const { name } of tables.filter((table) => !without.has(table.name))) {
    const { rows } = await sql<{ row: string }>`
      select (to_jsonb(t) - ${counters}::text[])::text as row from ${sql.table(name)} t order by 1`.execute(
      db,
    )
    all.set(
      name,
      rows.map(({ row }) => row),
    )
  }
  return all
}

/** Fails unless all rows, but those of the table `except`, are as they were; names the table that differs. */
export async function assertSameRows(db: Db, before: Rows, except = ''): Promise<void> {
  const after = await dumpRows(db)
  for (const [table, rows] of before) if (table !== except) assert.deepEqual(after.get(table), rows, table)
}
