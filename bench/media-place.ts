/**
 * Shared by the measurements of members' files: where the files are, how they are uploaded, and their
 * removal.
 */
import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startOurs } from './compare.ts'
import { type BenchDatabase, query } from './database.ts'
import type { LoadOrder } from './load.ts'
import type { Options } from './options.ts'
import type { startLoad } from './processes.ts'

export type Load = ReturnType<typeof startLoad>

export interface Place {
  readonly database: BenchDatabase
  readonly options: Options
  readonly load: Load
  /** Paths of the pictures to upload. */
  readonly pictures: readonly string[]
  /** A folder for other files. */
  readonly folder: string
}

export const isLinux = process.platform === 'linux'
export const notMeasured = 'not measured here'

/** Starts Commons with its media jobs working or at rest. */
export const startCommons = ({ database, options }: Place, jobs: 'working' | 'at rest') =>
  startOurs(database, options, {}, jobs === 'working' ? {} : { script: 'media-server.ts' })

export const commonsFiles = ({ dataDir }: BenchDatabase) => path.join(dataDir, 'commons', 'media')
export const floorFiles = ({ dataDir }: BenchDatabase) => path.join(dataDir, 'floor')

let seed = 0

/** Returns an order for uploads of one picture each, by default by all callers in random order. */
export function uploadOrder(
  { database, options, pictures }: Place,
  order: Pick<LoadOrder, 'port' | 'connections' | 'seconds' | 'proof'> & Partial<LoadOrder>,
): LoadOrder {
  return {
    call: 'add_post',
    callers: database.seeded.callers,
    files: pictures,
    likeable: [],
    idempotent: options.idempotent,
    compressed: false,
    seed: ++seed,
    ...order,
  }
}

export const proofs = {
  floor: { text: '"id":', times: 1 },
  // The post's, and that of its one file.
  ours: { text: '"file_state":"processing"', times: 2 },
}

export async function lastPost({ connection }: BenchDatabase): Promise<number> {
  const { rows } = await query<{ id: number }>(connection, 'select max(id)::int as id from posts')
  return rows[0]?.id ?? NaN
}

/** Returns how many files below a folder have a name that matches. */
export async function countFiles(folder: string, name: RegExp): Promise<number> {
  const entries = await readdir(folder, { recursive: true })
  return entries.filter((entry) => name.test(path.basename(entry))).length
}

const longestWaitMs = 120_000

/** Removes what was uploaded after a post, and waits until no job works on it any more. */
export async function clear({ database }: Place, after: number): Promise<void> {
  const { connection } = database
  await query(connection, `delete from jobs.job where name like 'media.%' and state in ('created', 'retry')`)
  await query(connection, 'delete from posts where id > $1', [after])
  for (let waited = 0; (await countActive(database)) > 0; waited += 100) {
    if (waited > longestWaitMs) throw new Error('The jobs of members’ files do not end')
    await sleep(100)
  }
  await query(connection, 'delete from removed_media')
  for (const folder of [commonsFiles(database), floorFiles(database)]) {
    for (const name of await readdir(folder).catch(() => []))
      await rm(path.join(folder, name), { recursive: true, force: true })
  }
}

async function countActive({ connection }: BenchDatabase): Promise<number> {
  const { rows } = await query<{ count: number }>(
    connection,
    `select count(*)::int as count from jobs.job where name in ('media.pictures', 'media.videos') and state = 'active'`,
  )
  return rows[0]?.count ?? NaN
}
