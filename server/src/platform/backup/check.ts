/** Checks whether this version of Commons can run on a restored database. */
import pg from 'pg'
import { migrations } from '../db/migrate.ts'
import { filesOf, mediaName, type NamedMedia } from '../media/store/store.ts'
import type { PostgresConnection } from '../postgres/lock.ts'
import { BackupRefusal } from './backup-folder.ts'

export interface Findings {
  readonly members: number
  readonly posts: number
  /** When the last replayed change was made; undefined if none was replayed. */
  readonly lastChange: Date | undefined
  /** The WAL position, in bytes, up to which changes were replayed. */
  readonly reached: bigint
  /** Files named by rows, by their names in the store. */
  readonly files: readonly string[]
}

export async function inspect(connection: PostgresConnection): Promise<Findings> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    const [state] = await rows<{ checksums: string; last: Date | null; reached: string }>(
      client,
      `select current_setting('data_checksums') as checksums, pg_last_xact_replay_timestamp() as last,
         (pg_last_wal_replay_lsn() - '0/0'::pg_lsn)::text as reached`,
    )
    if (state?.checksums !== 'on') throw new BackupRefusal('The restored database has no checksums.')
    await checkMigrations(client)
    const [counts] = await rows<{ members: number; posts: number }>(
      client,
      'select (select count(*)::int from members) as members, (select count(*)::int from posts) as posts',
    )
    return {
      members: counts?.members ?? 0,
      posts: counts?.posts ?? 0,
      lastChange: state.last ?? undefined,
      reached: BigInt(state.reached),
      files: await listFiles(client),
    }
  } finally {
    await client.end()
  }
}

/** Returns the files that the rows name, by their names in the store; also for older versions' databases. */
export async function listFiles(client: pg.Client): Promise<string[]> {
  // Whole rows, since older versions lack some columns: their files are all pictures that are ready.
  const media = await rows<{ row: NamedMedia }>(client, 'select to_jsonb(m) as row from media m')
  return media.flatMap(({ row }) =>
    filesOf({ ...before0011, ...row }).map((file) => mediaName(row.key, file)),
  )
}

const before0011 = { state: 'ready', kind: 'image', heights: [], captions: false } as const

/** Refuses migrations that this version doesn't have. Missing ones are applied at the start, as always. */
async function checkMigrations(client: pg.Client): Promise<void> {
  const known = new Map(migrations().map(({ name, checksum }) => [name, checksum]))
  const applied = await rows<{ name: string; checksum: string }>(
    client,
    'select name, checksum from migrations order by name',
  )
  const foreign = applied.filter(({ name, checksum }) => known.get(name) !== checksum)
  if (foreign.length > 0) {
    const names = foreign.map(({ name }) => name).join(', ')
    throw new BackupRefusal(
      `The backup is from another version of Commons: this one lacks its migrations ${names}, or has them changed.`,
    )
  }
}

async function rows<Row extends object>(client: pg.Client, text: string): Promise<Row[]> {
  return (await client.query<Row>(text)).rows
}
