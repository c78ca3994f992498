/** Returns the exact texts of the application's compiled statements, for EXPLAIN and benchmarks. */
import { Kysely, PostgresDialect } from 'kysely'
import { type Db, oneStatement, type Tx } from '../src/platform/db/prepared.ts'
import type { DB } from '../src/platform/db/schema.generated.ts'

/** Runs it on a database that has no rows, and returns the texts that were sent there. */
async function textsSent(run: (db: Db) => Promise<unknown>): Promise<string[]> {
  const texts: string[] = []
  const query = async (sent: string) => {
    texts.push(sent)
    return { command: 'SELECT' as const, rowCount: 0, rows: [] }
  }
  const pool = { connect: async () => ({ query, release: () => undefined }), end: async () => undefined }
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: pool as never }) })
  // `run` gets no rows, and may fail because of that.
  await run(db).catch(() => undefined)
  return texts
}

/**
 * Returns the text that `run` sends to the database; its parameters are numbered like the statement's
 * arguments.
 */
export async function statementText(run: (db: Db) => Promise<unknown>): Promise<string> {
  const text = (await textsSent(run)).at(-1)
  if (text === undefined) throw new Error('No statement was sent')
  return text
}

/** Returns the text that the write of several members shares; its parameters are lists of what each one asks. */
export async function sharedText(write: (tx: Tx, member: number) => Promise<unknown>): Promise<string> {
  const texts = await textsSent((db) =>
    Promise.all([1, 2, 3].map((member) => write(oneStatement(db), member))),
  )
  const text = texts.find((sent) => sent.includes('with ordinality as lists'))
  if (text === undefined) throw new Error('No statement was shared')
  return text
}
