/**
 * Forward-only migrations: applies each file of `migrations/` once, in order, each in its own transaction,
 * under a lock that lets one process migrate at a time. Refuses the start if a file changed after it was
 * applied: the database would no longer match the files.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import pg from 'pg'

const folder = new URL('../../../migrations/', import.meta.url)
/** An arbitrary number, the same in every process. */
const lockId = 7_202_611_210

interface Migration {
  name: string
  text: string
  checksum: string
}

export function migrations(): Migration[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => {
      const text = readFileSync(new URL(name, folder), 'utf8')
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') }
    })
}

/** Applies the missing migrations; returns their names. */
export async function migrate(connection: pg.ClientConfig): Promise<string[]> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lockId])
    await client.query(
      `create table if not exists migrations (
         name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
    )
    const { rows } = await client.query<{ name: string; checksum: string }>(
      'select name, checksum from migrations',
    )
    const applied = new Map(rows.map((row) => [row.name, row.checksum]))
    const fresh: string[] = []
    for (const migration of migrations()) {
      const known = applied.get(migration.name)
      if (known === undefined) {
        await apply(client, migration)
        fresh.push(migration.name)
      } else if (known !== migration.checksum) {
        throw new Error(
          `Migration ${migration.name} changed after it was applied. Put it back and add a new file instead.`,
        )
      }
      applied.delete(migration.name)
    }
    if (applied.size > 0) {
      throw new Error(
        `The database is newer than this Commons: it has ${[...applied.keys()].join(', ')}. Start the newer version.`,
      )
    }
    return fresh
  } finally {
    // Ending the connection releases the lock.
    await client.end()
  }
}

async function apply(client: pg.Client, { name, text, checksum }: Migration): Promise<void> {
  await client.query('begin')
  try {
    await client.query(text)
    await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`Migration ${name} failed: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    })
  }
}
