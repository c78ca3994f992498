/**
 * PostgreSQL refuses to run as root. Where Commons does, the database runs as a system user of its
 * own, so that nothing else on the machine shares its rights, not even another PostgreSQL.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { PostgresRefusal } from './refusal.ts'

export interface Account {
  readonly uid: number
  readonly gid: number
}

const ownName = 'commons-db'

/** The user to run PostgreSQL as, or undefined where it is simply the user that runs Commons. */
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

/** Whether that user can enter the directory. Asked of the system itself, which knows access lists too. */
export function canEnter(account: Account, directory: string): boolean {
  const asked = spawnSync('/bin/sh', ['-c', 'cd -- "$1"', 'sh', directory], {
    ...account,
    cwd: '/',
    stdio: 'ignore',
  })
  return asked.status === 0
}

/** An existing cluster stays with the user that owns it, whichever names exist by now. */
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
