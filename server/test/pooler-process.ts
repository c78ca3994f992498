/** A PgBouncer of the test's own, in transaction mode: Debian's package has the program (`apt install pgbouncer`). */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { TestConnection } from './database.ts'
import { endProgram, freePort, opens } from './programs.ts'

interface Program {
  readonly name: string
  /** Such as 1.24, and 1.9 is before it. */
  readonly version: readonly [number, number]
}

/** The first one on the path; Debian's folder isn't on everybody's. */
const program = ['pgbouncer', '/usr/sbin/pgbouncer'].map(programOf).find((found) => found !== undefined)

function programOf(name: string): Program | undefined {
  const { stdout } = spawnSync(name, ['--version'], { encoding: 'utf8' })
  const [, major, minor] = /^PgBouncer (\d+)\.(\d+)/.exec(stdout ?? '') ?? []
  return major === undefined ? undefined : { name, version: [Number(major), Number(minor)] }
}

const [major, minor] = program?.version ?? [0, 0]
/** From 1.21 on it can follow prepared statements, and from 1.24 on it does unless told not to. */
const canFollowNames = major > 1 || (major === 1 && minor >= 21)

/** What `DATABASE_POOLER` may say of one. */
export const ways = ['unnamed', 'named'] as const
export type Way = (typeof ways)[number]

/** Why tests with a PgBouncer are skipped; false where it is installed. */
export const withoutPooler =
  program === undefined ? 'PgBouncer is not installed: apt install pgbouncer' : false

/** Why tests with a PgBouncer of this way are skipped; false where they needn't be. */
export const withoutWay: Readonly<Record<Way, string | false>> = {
  unnamed: withoutPooler,
  named:
    withoutPooler ||
    (canFollowNames
      ? false
      : `PgBouncer ${major}.${minor} does not follow prepared statements: it needs 1.21 or newer`),
}

/** The settings that operators begin with. */
export const shippedSettings = fileURLToPath(new URL('../../deploy/pgbouncer.ini', import.meta.url))

export interface PoolerProcess {
  readonly port: number
  pid(): number | undefined
  /** Returns how to reach a database of the server through it. */
  through(connection: TestConnection): TestConnection
  start(): Promise<void>
  kill(): Promise<void>
  remove(): Promise<void>
}

interface PoolerOptions {
  /** Whether it follows prepared statements, as operators are told to have it; it doesn't by default. */
  readonly way?: Way
  readonly poolSize?: number
  readonly connectQuery?: string
}

/**
 * Makes one in front of a server, with the shipped settings, which isn't started yet. A race that is held needs five
 * connections: one holds the lock, three wait for it, and one watches them.
 */
export async function poolerProcess(
  server: TestConnection,
  { way = 'unnamed', poolSize = 6, connectQuery }: PoolerOptions = {},
): Promise<PoolerProcess> {
  const folder = await mkdtemp(path.join(tmpdir(), 'commons-pooler-'))
  await chmod(folder, 0o711)
  const port = await freePort()
  const shipped = await readFile(shippedSettings, 'utf8')
  const limits = /connect_query='([^']*)'/.exec(shipped)?.[1] ?? ''
  // Both are comments there, as long as nothing else is said.
  const planning = /^; (set plan_cache_mode = .*)$/m.exec(shipped)?.[1] ?? ''
  const following = /^; (max_prepared_statements = .*)$/m.exec(shipped)?.[1] ?? ''
  const asking = connectQuery ?? (way === 'named' ? `${limits}; ${planning}` : limits)
  const names = way === 'named' ? following : canFollowNames ? 'max_prepared_statements = 0' : ''
  const { host, port: serverPort, user, password } = server
  const kept = shipped
    .split('\n')
    .filter((line) => /^(?:pool_mode|query_wait_timeout|max_client_conn) *=/.test(line))
  const settings = `
[databases]
* = host=${host} port=${serverPort} user=${user} password=${password} connect_query='${asking}'
[pgbouncer]
${kept.join('\n')}
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
default_pool_size = ${poolSize}
${names}
`
  const file = path.join(folder, 'pgbouncer.ini')
  await writeFile(file, settings, { mode: 0o644 })
  // It doesn't run as root, and the socket is closed to all but the database's user.
  const owner = host.startsWith('/') ? await stat(host) : undefined
  const account = process.getuid?.() === 0 && owner ? { uid: owner.uid, gid: owner.gid } : {}

  let running: ChildProcess | undefined
  const kill = async () => {
    const child = running
    running = undefined
    await endProgram(child, 'SIGKILL')
  }
  return {
    port,
    pid: () => running?.pid,
    through: ({ database }) => ({ host: '127.0.0.1', port, user: 'any', password: 'any', database }),
    kill,
    async start() {
      const child = spawn(program?.name ?? '', [file], {
        ...account,
        cwd: '/',
        stdio: ['ignore', 'ignore', 'pipe'],
      })
      running = child
      // A file that is run by itself ends without having stopped it.
      child.unref()
      let said = ''
      child.stderr.setEncoding('utf8').on('data', (chunk: string) => (said = (said + chunk).slice(-5_000)))
      while (!(await opens(port))) {
        if (child.exitCode !== null) throw new Error(`PgBouncer ended with ${child.exitCode}: ${said}`)
        await sleep(20)
      }
    },
    async remove() {
      await kill()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
