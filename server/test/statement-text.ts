/** Returns the exact text of one of the application's compiled statements, for EXPLAIN and benchmarks. */
import { Kysely, PostgresDialect } from 'kysely'
import type { Db } from '../src/platform/db/prepared.ts'
import type { DB } from '../src/platform/db/schema.generated.ts'

/**
 * Returns the text that `run` sends to the database; its parameters are numbered like the statement's
 * arguments.
 */
export async function statementText(run: (db: Db) => Promise<unknown>): Promise<string> {
  let text = ''
  const query = async (sent: string) => {
    text = sent
    return { command: 'SELECT' as const, rowCount: 0, rows: [] }
  }
  const pool = { connect: async () => ({ query, release: () => undefined }), end: async () => undefined }
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: pool as never }) })
  // `run` gets no rows, and may fail because of that.
  await run(db).catch(() => undefined)
  if (text === '') throw new Error('No statement was sent')
  return text
}
