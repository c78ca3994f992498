/**
 * Where PostgreSQL archives its WAL: a folder for each database beside its backups, `wal-<id>`. A restored
 * database gets a new folder, so that a trial restore's changes never mix with those of the original.
 */
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { canEnter } from './account.ts'
import type { Binaries } from './binaries.ts'
import { type Home, giveTo } from './home.ts'
import { PostgresRefusal } from './refusal.ts'

/** Returns the name of the database's archive folder; undefined if it never archived. */
export function archiveName(home: Home): string | undefined {
  const file = nameFile(home)
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined
}

export async function openArchive(home: Home, binaries: Binaries, backupDir: string): Promise<string> {
  if (!binaries.hasArchiver)
    throw new PostgresRefusal('This PostgreSQL has no basic_archive. Start Commons without BACKUP_DIR.')
  const name = archiveName(home) ?? `wal-${randomBytes(8).toString('hex')}`
  const directory = join(backupDir, name)
  try {
    await makeBackupDirectory(backupDir, home)
    await mkdir(directory, { recursive: true, mode: 0o700 })
    await giveTo(home.account, directory)
  } catch (cause) {
    throw new PostgresRefusal(`BACKUP_DIR cannot be used: ${cause instanceof Error ? cause.message : cause}`)
  }
  if (home.account && !canEnter(home.account, directory)) {
    throw new PostgresRefusal(
      `The database's user cannot enter ${backupDir}, where it archives changes. ` +
        'Set BACKUP_DIR to a folder that other users can pass through, such as one below /var.',
    )
  }
  await writeFile(nameFile(home), `${name}\n`, { mode: 0o600 })
  return directory
}

/** Makes the folder, closed to other users; as root, the database's user can pass through it. */
export async function makeBackupDirectory(backupDir: string, home: Home): Promise<void> {
  if (existsSync(backupDir)) return
  await mkdir(backupDir, { recursive: true })
  if (process.platform !== 'win32') await chmod(backupDir, home.account ? 0o711 : 0o700)
}

function nameFile(home: Home): string {
  return join(home.directory, 'archive')
}
