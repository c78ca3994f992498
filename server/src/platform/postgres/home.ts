/**
 * Where the embedded database is kept: `<dataDir>/postgres`, with `cluster`, `socket`, the passwords and the
 * lock. Only the first two belong to the user that PostgreSQL runs as.
 *
 * If Commons runs as root, that user may be unable to reach the data directory, for example below /root. Then
 * the database is in a system directory, named in `<dataDir>/postgres.location`. Permissions of directories
 * that aren't ours are never changed.
 */
import { createHash } from 'node:crypto'
import { existsSync, lstatSync, readFileSync } from 'node:fs'
import { chmod, chown, mkdir, mkdtemp, realpath, rmdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ownerFile, ownerOf, tidyAbandoned } from './abandoned.ts'
import { type Account, canEnter, databaseAccount } from './account.ts'
import { systemDirectory } from './binaries.ts'
import type { PostgresLog } from './log.ts'
import { PostgresRefusal } from './refusal.ts'

export interface Home {
  readonly directory: string
  readonly cluster: string
  readonly account: Account | undefined
}

export async function openHome(dataDir: string, log: PostgresLog): Promise<Home> {
  await mkdir(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 })
  const real = await realpath(dataDir)
  const pointer = join(real, 'postgres.location')
  if (existsSync(pointer)) return await homeElsewhere(real, pointer)
  const directory = join(real, 'postgres')
  const account = databaseAccount(join(directory, 'cluster'))
  const isNew = !existsSync(directory)
  await makeHome(directory, account)
  if (account === undefined || canEnter(account, directory)) return homeAt(directory, account)
  if (isNew) await rmdir(directory)
  return await newHomeElsewhere(real, pointer, account, log)
}

/** Opens a directory for the socket, closed to others, whose path is short enough for a socket address. */
export async function openSocketDirectory(home: Home): Promise<string> {
  const inside = join(home.directory, 'socket')
  if (fitsSocketAddress(inside)) {
    await mkdir(inside, { recursive: true, mode: 0o700 })
    await giveTo(home.account, inside)
    return inside
  }
  const base =
    home.account === undefined && fitsSocketAddress(join(tmpdir(), 'commons-0123456789ab'))
      ? tmpdir()
      : '/tmp'
  const short = join(
    base,
    `commons-${createHash('sha256').update(home.directory).digest('hex').slice(0, 12)}`,
  )
  const owner = home.account?.uid ?? process.getuid?.()
  await mkdir(short, { mode: 0o700 }).then(
    () => giveTo(home.account, short),
    () => undefined,
  )
  // In a directory that everybody can write to, an existing path may be a trap.
  const found = lstatSync(short)
  if (found.isDirectory() && found.uid === owner && (found.mode & 0o077) === 0) return short
  const fresh = await mkdtemp(join(base, 'commons-'))
  await giveTo(home.account, fresh)
  return fresh
}

export async function giveTo(account: Account | undefined, path: string): Promise<void> {
  if (account !== undefined) await chown(path, account.uid, account.gid)
}

function fitsSocketAddress(directory: string): boolean {
  // The limit is 107 bytes on Linux, 103 on macOS.
  return Buffer.byteLength(join(directory, '.s.PGSQL.5432')) <= 103
}

function homeAt(directory: string, account: Account | undefined): Home {
  return { directory, cluster: join(directory, 'cluster'), account }
}

/** Makes the directory. In root's, the database's user can pass through but not read or change anything. */
async function makeHome(directory: string, account: Account | undefined): Promise<void> {
  await mkdir(directory, { recursive: true })
  const stat = lstatSync(directory)
  const me = process.getuid?.()
  if (me !== undefined && stat.uid !== me) {
    throw new PostgresRefusal(
      `The database in ${directory} belongs to another user (${stat.uid}). Start Commons as that user, or set another DATA_DIR.`,
    )
  }
  if (process.platform !== 'win32') await chmod(directory, account === undefined ? 0o700 : 0o711)
}

async function homeElsewhere(dataDir: string, pointer: string): Promise<Home> {
  const directory = readFileSync(pointer, 'utf8').trim()
  if (!existsSync(directory)) {
    throw new PostgresRefusal(
      `${pointer} says the database is in ${directory}, but that folder is gone. ` +
        'Restore the folder, or delete the file to start with an empty database.',
    )
  }
  if (process.getuid?.() !== 0) {
    throw new PostgresRefusal(
      `The database of ${dataDir} was made by root and is in ${directory}. Start Commons as root, or set another DATA_DIR.`,
    )
  }
  const original = ownerOf(directory)
  if (original !== dataDir) {
    const originalPointer = join(original, 'postgres.location')
    if (existsSync(originalPointer) && readFileSync(originalPointer, 'utf8').trim() === directory) {
      throw new PostgresRefusal(
        `${dataDir} is a copy of ${original}, and the database belongs to the original. ` +
          `Delete ${pointer} to start with an empty database here.`,
      )
    }
    await writeFile(ownerFile(directory), `${dataDir}\n`)
  }
  return homeAt(directory, databaseAccount(join(directory, 'cluster')))
}

async function newHomeElsewhere(
  dataDir: string,
  pointer: string,
  account: Account,
  log: PostgresLog,
): Promise<Home> {
  await mkdir(systemDirectory, { recursive: true, mode: 0o755 })
  await tidyAbandoned(systemDirectory, dataDir, log)
  // A new name each time: if the data directory was deleted, an empty database is wanted, not the old one.
  const directory = await mkdtemp(join(systemDirectory, 'database-'))
  await makeHome(directory, account)
  if (!canEnter(account, directory)) {
    throw new PostgresRefusal(
      `The database's user can enter neither ${dataDir} nor ${systemDirectory}. Set DATA_DIR to a directory that others can pass through.`,
    )
  }
  await writeFile(ownerFile(directory), `${dataDir}\n`)
  await writeFile(pointer, `${directory}\n`)
  log.info(
    { directory },
    `PostgreSQL does not run as root and its user cannot enter ${dataDir}, so the database is in ${directory}`,
  )
  return homeAt(directory, account)
}
