/**
 * PostgreSQL refuses to run as root. If Commons runs as root, the database runs as its own system user, so
 * that nothing else on the machine shares its rights, not even another PostgreSQL.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { PostgresRefusal } from './refusal.ts'

export interface Account {
  readonly uid: number
  readonly gid: number
}

const ownName = 'commons-db'

/** Returns the user to run PostgreSQL as; undefined if it's the user that runs Commons. */
export function databaseAccount(cluster: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  return (
    ownerOf(cluster) ??
    existing(ownName) ??
    created() ??
    existing('postgres') ??
    existing('_postgres') ??
    noAccount()
  )
}

/** Returns whether that user can enter the directory. Asks the system, which also knows access lists. */
export function canEnter(account: Account, directory: string): boolean {
  const asked = spawnSync('/bin/sh', ['-c', 'cd -- "$1"', 'sh', directory], {
    ...account,
    cwd: '/',
    stdio: 'ignore',
  })
  return asked.status === 0
}

/** Returns an existing cluster's owner: the cluster keeps it, whichever users exist by now. */
function ownerOf(cluster: string): Account | undefined {
  const stat = statSync(cluster, { throwIfNoEntry: false })
  return stat !== undefined && stat.uid !== 0 ? { uid: stat.uid, gid: stat.gid } : undefined
}

function existing(name: string): Account | undefined {
  const uid = idOf('-u', name)
  const gid = idOf('-g', name)
  return uid !== undefined && gid !== undefined && uid !== 0 ? { uid, gid } : undefined
}

function idOf(flag: '-u' | '-g', name: string): number | undefined {
  try {
    return Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))
  } catch {
    return undefined
  }
}

function created(): Account | undefined {
  const home = '/nonexistent'
  const ways: [string, string[]][] = [
    [
      'useradd',
      ['--system', '--user-group', '--no-create-home', '--home-dir', home, '--shell', '/bin/false', ownName],
    ],
    // Alpine and other BusyBox systems.
    ['adduser', ['-S', '-D', '-H', '-h', home, '-s', '/bin/false', ownName]],
  ]
  for (const [command, args] of ways) {
    if (spawnSync(command, args, { stdio: 'ignore' }).status === 0) return existing(ownName)
  }
  return undefined
}

function noAccount(): never {
  throw new PostgresRefusal(
    `PostgreSQL does not run as root, and the system user "${ownName}" could not be created for it. ` +
      'Start Commons as an ordinary user, create that user, or set DATABASE_URL.',
  )
}
