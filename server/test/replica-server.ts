/** A streaming replica of an embedded PostgreSQL that can be killed, paused and made late. */
import { type ChildProcess, spawn } from 'node:child_process'
import { appendFile, mkdtemp, rm, chmod, writeFile, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { baseBackup } from '../src/platform/backup/base-backup.ts'
import { unpack } from '../src/platform/backup/unpack.ts'
import { findBinaries } from '../src/platform/postgres/binaries.ts'
import { cleanEnvironment } from '../src/platform/postgres/cluster.ts'
import { giveTo } from '../src/platform/postgres/home.ts'
import { openMaintenance } from '../src/platform/postgres/maintenance.ts'
import { readPidFile } from '../src/platform/postgres/postmaster.ts'
import { endProgram, freePort } from './programs.ts'

export interface ReplicaServer {
  /** The address of a database there, for `DATABASE_REPLICA_URLS`. */
  urlOf(database: string): string
  readonly pid: () => number | undefined
  /** Starts it again; resolves once it answers. */
  start(): Promise<void>
  /** kill -9 of the server with all of its processes. */
  kill(): Promise<void>
  /** Keeps it from replaying until `resume`. */
  pause(): Promise<void>
  resume(): Promise<void>
  /** Replays each commit so much later. */
  delay(ms: number): Promise<void>
  /** Stops following: it becomes a server of its own. */
  promote(): Promise<void>
  /** Runs a statement there as the superuser. */
  ask<Row extends object>(text: string): Promise<Row[]>
  /** The same on the primary. */
  askPrimary<Row extends object>(text: string): Promise<Row[]>
  remove(): Promise<void>
}

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }
const patienceMs = 30_000

/** Makes a replica of the PostgreSQL that runs in this data directory of Commons. */
export async function makeReplica(dataDir: string): Promise<ReplicaServer> {
  const folder = await mkdtemp(path.join(path.dirname(dataDir), 'commons-replica-'))
  // The database's user passes through.
  await chmod(folder, 0o711)
  const maintenance = await openMaintenance({ dataDir, backupDir: undefined, log: quiet })
  const { home, superuser, owner } = maintenance
  const cluster = path.join(folder, 'cluster')
  const binaries = await findBinaries(home.account)
  await mkdir(cluster, { mode: 0o700 })
  await baseBackup(maintenance, folder)
  await unpack(folder, cluster, home.account)
  await giveTo(home.account, cluster)
  for (const copied of ['base.tar', 'backup_manifest']) await rm(path.join(folder, copied), { force: true })
  const own = async (name: string, text: string) => {
    const file = path.join(cluster, name)
    await writeFile(file, text, { mode: 0o600 })
    await giveTo(home.account, file)
  }
  const quote = (value: string | number) => `'${String(value).replaceAll("'", "\\'")}'`
  const conninfo = Object.entries({
    host: superuser.host,
    port: superuser.port,
    user: superuser.user,
    password: superuser.password,
  })
    .map(([key, value]) => `${key}=${quote(value)}`)
    .join(' ')
  await own('standby.signal', '')
  await appendFile(path.join(cluster, 'postgresql.conf'), `\ninclude_if_exists 'late.conf'\n`)
  const port = await freePort()
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    primary_conninfo: conninfo,
    hot_standby: 'on',
    hot_standby_feedback: 'on',
    wal_receiver_status_interval: '1s',
    wal_retrieve_retry_interval: '100ms',
    // As many as the primary allows, or it doesn't start.
    max_connections: 400,
    shared_buffers: '64MB',
    random_page_cost: 1.1,
    jit: 'off',
    timezone: 'UTC',
    fsync: 'off',
  }
  const given = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const rights = { host: '127.0.0.1', port, password: superuser.password, user: superuser.user }
  let child: ChildProcess | undefined
  let said = ''

  const isOver = () => !child || child.exitCode !== null || child.signalCode !== null
  async function ask<Row extends object>(text: string, where: pg.ClientConfig = rights): Promise<Row[]> {
    const client = new pg.Client({ ...where, database: 'postgres' })
    client.on('error', () => undefined)
    await client.connect()
    try {
      return (await client.query<Row>(text)).rows
    } finally {
      await client.end()
    }
  }
  async function end(signal: NodeJS.Signals): Promise<void> {
    if (!isOver()) await endProgram(child, signal)
  }
  const made: ReplicaServer = {
    urlOf: (database) =>
      `postgres://${encodeURIComponent(owner.user)}:${encodeURIComponent(owner.password)}@127.0.0.1:${port}/${database}`,
    pid: () => child?.pid,
    async start() {
      if (!isOver()) return
      said = ''
      const giveUp = performance.now() + patienceMs
      while (performance.now() < giveUp) {
        const started = spawn(binaries.postgres, ['-D', cluster, ...given], {
          ...home.account,
          cwd: '/',
          env: cleanEnvironment(),
          stdio: ['ignore', 'ignore', 'pipe'],
          detached: true,
        })
        child = started
        started.stderr
          .setEncoding('utf8')
          .on('data', (chunk: string) => (said = (said + chunk).slice(-5_000)))
        while (!isOver() && performance.now() < giveUp) {
          const found = readPidFile(cluster)
          if (found?.pid === started.pid && found?.ready) return
          await sleep(10)
        }
        // Processes of a killed server hold its memory for a moment.
        await sleep(100)
      }
      throw new Error(`The replica did not start: ${said}`)
    },
    kill: () => end('SIGKILL'),
    pause: async () => void (await ask('select pg_wal_replay_pause()')),
    resume: async () => void (await ask('select pg_wal_replay_resume()')),
    async delay(ms) {
      await own('late.conf', `recovery_min_apply_delay = ${ms}ms\n`)
      child?.kill('SIGHUP')
    },
    promote: async () => void (await ask('select pg_promote()')),
    ask: (text) => ask(text),
    askPrimary: (text) => ask(text, superuser),
    async remove() {
      await end('SIGINT')
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
  process.once('exit', () => child?.kill('SIGQUIT'))
  await made.start()
  return made
}
