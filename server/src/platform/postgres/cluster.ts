/** Makes the database's files, or checks that existing ones fit the programs. */
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import type { Binaries } from './binaries.ts'
import { type Home, giveTo } from './home.ts'
import { PostgresRefusal } from './refusal.ts'

const Passwords = z.object({ postgres: z.string(), commons: z.string() })

/** Passwords of the superuser, used only by the supervisor, and of Commons' own role. */
export type Passwords = z.infer<typeof Passwords>

export interface Cluster {
  readonly passwords: Passwords
  readonly isNew: boolean
}

export async function prepareCluster(home: Home, binaries: Binaries, durable: boolean): Promise<Cluster> {
  if (existsSync(join(home.cluster, 'PG_VERSION'))) {
    checkVersion(home, binaries)
    return { passwords: readPasswords(home), isNew: false }
  }
  const passwords = { postgres: newPassword(), commons: newPassword() }
  await writeFile(passwordFile(home), JSON.stringify(passwords), { mode: 0o600 })
  await makeCluster(home, binaries, passwords.postgres, durable)
  return { passwords, isNew: true }
}

/** Returns a minimal environment: the shell's PGDATA, PGPORT, LD_PRELOAD and the like are left out. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP } = process.env
  return { PATH, SystemRoot, TEMP, LC_ALL: 'C', TZ: 'UTC' }
}

function checkVersion(home: Home, binaries: Binaries): void {
  const found = readFileSync(join(home.cluster, 'PG_VERSION'), 'utf8').trim()
  if (found === binaries.major) return
  throw new PostgresRefusal(
    `The database in ${home.cluster} was written by PostgreSQL ${found}, but this Commons comes with PostgreSQL ${binaries.major}. ` +
      'Use the Commons it was made with, or set another DATA_DIR.',
  )
}

/** Makes the cluster beside its place and moves it when complete: a killed start leaves no half one. */
async function makeCluster(
  home: Home,
  binaries: Binaries,
  password: string,
  durable: boolean,
): Promise<void> {
  const unfinished = `${home.cluster}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { mode: 0o700 })
  await giveTo(home.account, unfinished)
  const secrets = join(home.directory, 'initial-password')
  await rm(secrets, { force: true })
  await writeFile(secrets, password, { mode: 0o600 })
  await giveTo(home.account, secrets)
  try {
    await promisify(execFile)(binaries.initdb, initdbArguments(unfinished, secrets, durable), {
      ...home.account,
      cwd: '/',
      env: cleanEnvironment(),
    })
  } catch (cause) {
    throw new PostgresRefusal(`PostgreSQL could not create its files in ${home.cluster}: ${outputOf(cause)}`)
  } finally {
    await rm(secrets, { force: true })
  }
  await rename(unfinished, home.cluster)
}

function initdbArguments(directory: string, passwordPath: string, durable: boolean): string[] {
  return [
    `--pgdata=${directory}`,
    '--username=postgres',
    `--pwfile=${passwordPath}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // Sorts and folds case the same on every system, whatever locales it has.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--data-checksums',
    '--no-instructions',
    ...(durable ? [] : ['--no-sync']),
  ]
}

export function readPasswords(home: Home): Passwords {
  const path = passwordFile(home)
  try {
    return Passwords.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    throw new PostgresRefusal(
      `The passwords of the database in ${home.cluster} are missing: ${path} cannot be read.`,
    )
  }
}

export function passwordFile(home: Home): string {
  return join(home.directory, 'passwords.json')
}

function newPassword(): string {
  return randomBytes(24).toString('base64url')
}

function outputOf(cause: unknown): string {
  const { stderr, message } = z.object({ stderr: z.string().default(''), message: z.string() }).parse(cause)
  return stderr.trim() || message
}
