/** Makes a self-contained backup: the database at one moment, and the files that its rows name. */
import { existsSync } from 'node:fs'
import * as fs from 'node:fs/promises'
import path from 'node:path'
import { now } from '../clock.ts'
import { archiveName, makeBackupDirectory } from '../postgres/archive.ts'
import { lockExclusively } from '../postgres/lock.ts'
import { type Maintenance, openMaintenance } from '../postgres/maintenance.ts'
import type { PostgresLog } from '../postgres/log.ts'
import { passwordFile } from '../postgres/cluster.ts'
import {
  type BackupFile,
  BackupRefusal,
  backupName,
  describeFile,
  mediaPrefix,
  writeDescription,
} from './backup-folder.ts'
import { baseBackup, databaseFiles } from './base-backup.ts'
import { FilePool, type PooledFile } from './file-pool.ts'
import { prune } from './prune.ts'

export interface BackupOptions {
  readonly dataDir: string
  /** Where backups are kept. */
  readonly folder: string
  /** The folder to archive changes to, if the database has to be started for the backup. */
  readonly backupDir: string | undefined
  /** How many backups to keep; all if undefined. */
  readonly keep?: number | undefined
  /** False for the database alone; by default members' files belong to it. */
  readonly hasFiles?: boolean
  readonly log: PostgresLog
}

const passwords = 'passwords.json'

/** Returns the finished backup's folder. */
export async function takeBackup(options: BackupOptions): Promise<string> {
  const { folder, log } = options
  const maintenance = await openMaintenance(options)
  try {
    await makeBackupDirectory(folder, maintenance.home)
    const release = lockExclusively(path.join(folder, 'lock'))
    if (!release) throw new BackupRefusal(`Another backup to ${folder} is already running.`)
    try {
      const made = await write(options, maintenance)
      await prune(folder, options.keep).then(
        (removed) => {
          if (removed.length > 0) log.info({}, `Removed what no kept backup needs: ${removed.join(', ')}`)
        },
        // Only a warning: the backup itself is complete.
        (error: unknown) => log.warn({}, `Older backups could not be removed: ${messageOf(error)}`),
      )
      return made
    } finally {
      release()
    }
  } finally {
    await maintenance.close()
  }
}

/** Writes the backup beside its place and moves it there when complete. Removes what a killed one left. */
async function write(options: BackupOptions, maintenance: Maintenance): Promise<string> {
  const { folder, dataDir, hasFiles = true } = options
  for (const name of await fs.readdir(folder))
    if (name.endsWith('.unfinished')) await fs.rm(path.join(folder, name), { recursive: true, force: true })

  const startedAt = now()
  const place = path.join(folder, backupName(startedAt))
  const unfinished = `${place}.unfinished`
  // The database's user has to pass through it to write.
  await fs.mkdir(unfinished, { mode: 0o711 })
  try {
    const pool = new FilePool(folder)
    const media = path.join(dataDir, 'media')
    // Copied before, for files that are removed while the database is copied but that its rows may still
    // name; and again after, for files added in that time.
    const addAll = async () => (hasFiles ? await pool.addAll(media) : [])
    const before = await addAll()
    const firstSegment = await baseBackup(maintenance, unfinished)
    const finishedAt = now()
    const after = await addAll()
    await fs.copyFile(passwordFile(maintenance.home), path.join(unfinished, passwords))
    await fs.chmod(path.join(unfinished, passwords), 0o600)

    const wanted = new Set([...before, ...after])
    const pooled = (hasFiles ? await pool.list() : []).filter(
      ({ name, since }) => wanted.has(name) || since >= startedAt.getTime(),
    )
    const archive = archiveName(maintenance.home)
    const files: BackupFile[] = []
    for (const name of [...databaseFiles, passwords]) files.push(await describeFile(unfinished, name))
    files.push(...(await linkAll(pool, pooled, unfinished)))
    await writeDescription(unfinished, {
      format: 1,
      startedAt: startedAt.toISOString(),
      finishedAt: finishedAt.toISOString(),
      archive: archive !== undefined && existsSync(path.join(folder, archive)) ? archive : null,
      firstSegment,
      files,
    })
    await fs.chmod(unfinished, 0o700)
    await fs.rename(unfinished, place)
    return place
  } catch (error) {
    await fs.rm(unfinished, { recursive: true, force: true })
    throw error
  }
}

/** Links the files, since a link takes no space; copies them where the file system has no links. */
async function linkAll(pool: FilePool, files: readonly PooledFile[], to: string): Promise<BackupFile[]> {
  for (const { name } of files) {
    const place = path.join(to, mediaPrefix, name)
    await fs.mkdir(path.dirname(place), { recursive: true, mode: 0o700 })
    await fs.link(pool.locate(name), place).catch(() => fs.copyFile(pool.locate(name), place))
  }
  return files.map(({ name, bytes, sha256 }) => ({ path: mediaPrefix + name, bytes, sha256 }))
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
