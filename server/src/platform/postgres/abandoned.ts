/** Databases outside their data directory that may have been abandoned. */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, sep } from 'node:path'
import { takeLock } from './lock.ts'
import type { PostgresLog } from './log.ts'

/** Returns the file in which such a database names its data directory. */
export function ownerFile(directory: string): string {
  return join(directory, 'data-directory')
}

export function ownerOf(directory: string): string {
  return readFileSync(ownerFile(directory), 'utf8').trim()
}

/**
 * Warns of an older database of the same data directory, and removes databases whose data directory was
 * temporary, such as a test's, and is gone. Others stay: their disk may only be unplugged.
 */
export async function tidyAbandoned(among: string, dataDir: string, log: PostgresLog): Promise<void> {
  for (const name of readdirSync(among)) {
    const directory = join(among, name)
    if (!existsSync(ownerFile(directory))) continue
    const owner = ownerOf(directory)
    if (owner === dataDir) {
      log.warn(
        { directory },
        `An older database of ${dataDir} is still in ${directory}. Delete it if you don't need it`,
      )
    } else if (owner.startsWith(tmpdir() + sep) && !existsSync(owner) && isFree(directory, owner)) {
      await rm(directory, { recursive: true, force: true })
    }
  }
}

function isFree(directory: string, owner: string): boolean {
  try {
    const lock = takeLock(directory, owner)
    if ('release' in lock) lock.release()
    return 'release' in lock
  } catch {
    return false
  }
}
