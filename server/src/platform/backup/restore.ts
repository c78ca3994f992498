/** Makes a new data folder from a backup and the changes archived after it, and checks the result. */
import * as fs from 'node:fs/promises'
import path from 'node:path'
import { passwordFile } from '../postgres/cluster.ts'
import { startEmbeddedPostgres } from '../postgres/embedded.ts'
import { giveTo, type Home, openHome } from '../postgres/home.ts'
import type { PostgresLog } from '../postgres/log.ts'
import { PostgresRefusal } from '../postgres/refusal.ts'
import { archiveNow } from './archive-now.ts'
import {
  BackupRefusal,
  type Description,
  mediaPrefix,
  readDescription,
  verifyFiles,
} from './backup-folder.ts'
import { type Changes, fetchChanges } from './changes.ts'
import { type Findings, inspect } from './check.ts'
import { copyHashed, FilePool } from './file-pool.ts'
import { unpack } from './unpack.ts'

export interface RestoreOptions {
  readonly backup: string
  /** A folder that is empty or doesn't exist yet. */
  readonly dataDir: string
  /** The moment to restore; the last archived one if undefined. */
  readonly until: Date | undefined
  /** The data folder of the Commons that may still write to the backup's archive. */
  readonly source?: string
  /** True if members' files aren't stored on disk, so that no backup has them. */
  readonly filesElsewhere?: boolean
  readonly log: PostgresLog
}

export interface Restored extends Pick<Findings, 'members' | 'posts' | 'lastChange'> {
  /** Sentences that the operator must read. */
  readonly warnings: readonly string[]
}

export async function restore(options: RestoreOptions): Promise<Restored> {
  const { backup, dataDir, until, source, log } = options
  const description = await readDescription(backup)
  checkMoment(description, until)
  const there = await fs.readdir(dataDir).catch(ignoreMissing)
  if (there.length > 0) {
    throw new BackupRefusal(
      `${dataDir} is not empty. Restore into a new folder, so that nothing is overwritten.`,
    )
  }
  log.info({}, `Checking ${description.files.length} files against their hashes`)
  await verifyFiles(backup, description)
  if (source !== undefined && description.archive !== null) await archiveNow(source, description.archive, log)
  const home = await openHome(dataDir, log)
  try {
    return await build(options, description, home)
  } catch (error) {
    await fs.rm(home.directory, { recursive: true, force: true })
    await fs.rm(dataDir, { recursive: true, force: true })
    throw error
  }
}

function checkMoment({ archive, finishedAt }: Description, until: Date | undefined): void {
  if (!until) return
  if (until < new Date(finishedAt)) {
    throw new BackupRefusal(
      `This backup was made at ${finishedAt}, after ${until.toISOString()}. Use an older backup to restore that moment.`,
    )
  }
  if (archive === null) {
    throw new BackupRefusal(
      'No changes were archived after this backup, because BACKUP_DIR was not set. Restore it without --until.',
    )
  }
}

async function build(
  { backup, dataDir, until, filesElsewhere = false, log }: RestoreOptions,
  description: Description,
  home: Home,
): Promise<Restored> {
  log.info({}, 'Unpacking the database')
  await fs.mkdir(home.cluster, { mode: 0o700 })
  await giveTo(home.account, home.cluster)
  await unpack(backup, home.cluster, home.account)
  const changes = await fetchChanges(backup, description, home.cluster, home.account)
  const signal = path.join(home.cluster, 'recovery.signal')
  await fs.writeFile(signal, '', { mode: 0o600 })
  await giveTo(home.account, signal)
  await fs.copyFile(path.join(backup, 'passwords.json'), passwordFile(home))
  await fs.chmod(passwordFile(home), 0o600)

  log.info({}, `Replaying ${changes.segments.length} segments of changes`)
  const postgres = await startEmbeddedPostgres({ dataDir, log, recovery: { until } }).catch(inWords)
  const findings = await inspect(postgres.connection).finally(() => postgres.stop())
  log.info({}, 'Copying the files')
  const missing = await copyFiles(backup, dataDir, description, filesElsewhere ? [] : findings.files)
  return { ...findings, warnings: [...warningsOf(changes, findings, until), ...missing] }
}

function inWords(error: unknown): never {
  if (error instanceof PostgresRefusal && error.message.includes('before configured recovery target'))
    throw new BackupRefusal(
      'The archive does not reach that moment. Choose an earlier one, or leave out --until to restore everything. If Commons runs, set DATA_DIR to its folder: its latest changes are then archived first.',
    )
  throw error
}

/** The longest WAL record in bytes: the last one may continue in a segment that was not archived. */
const longestRecord = 2n ** 20n

function warningsOf(
  { brokenAfter, end }: Changes,
  { lastChange, reached }: Findings,
  until?: Date,
): string[] {
  if (brokenAfter !== undefined)
    return [`The archive has a gap after ${brokenAfter}: later changes could not be replayed.`]
  if (until || end === undefined || end - reached <= longestRecord) return []
  const last = lastChange?.toISOString() ?? 'the backup itself'
  return [`The archive is damaged: changes after ${last} could not be replayed.`]
}

/** Copies the backup's verified files and later ones; returns warnings for damaged and missing files. */
async function copyFiles(
  backup: string,
  dataDir: string,
  { archive, files, startedAt }: Description,
  named: readonly string[],
): Promise<string[]> {
  const warnings: string[] = []
  const present = new Set<string>()
  const put = async (name: string, from: string, expected: string) => {
    const to = path.join(dataDir, 'media', name)
    await fs.mkdir(path.dirname(to), { recursive: true, mode: 0o700 })
    const content = (await fs.open(from)).createReadStream()
    if ((await copyHashed(content, to)) === expected) return void present.add(name)
    await fs.rm(to)
    warnings.push(`${from} is damaged and was left out.`)
  }
  for (const { path: name, sha256 } of files) {
    if (name.startsWith(mediaPrefix))
      await put(name.slice(mediaPrefix.length), path.join(backup, name), sha256)
  }
  const pool = new FilePool(path.dirname(backup))
  const later = archive === null ? [] : await pool.list()
  for (const { name, sha256, since } of later) {
    if (!present.has(name) && since >= Date.parse(startedAt)) await put(name, pool.locate(name), sha256)
  }
  const missing = named.filter((name) => !present.has(name))
  if (missing.length > 0)
    warnings.push(`${missing.length} files named in the database are missing, such as ${missing[0]}.`)
  return warnings
}

function ignoreMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return []
  throw error
}
