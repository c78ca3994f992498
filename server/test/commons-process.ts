/** Runs the real program as a separate process that can be killed and restarted. */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { z } from 'zod'
import { openDatabase } from '../src/platform/db/db.ts'
import type { Db } from '../src/platform/db/prepared.ts'
import { endProgram, freePort } from './programs.ts'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))
/** So that a hang fails the test. */
const patienceMs = 60_000

const Holder = z.object({
  connection: z.object({
    host: z.string(),
    port: z.number(),
    user: z.string(),
    password: z.string(),
    database: z.string(),
  }),
})

export interface CommonsProcess {
  readonly url: string
  readonly dataDir: string
  /** Starts it; resolves when it is ready, with the milliseconds that it took. */
  start(): Promise<number>
  /** The process that is running or ran last. */
  pid(): number | undefined
  /** What it wrote lately, its log included. */
  said(): string
  /** True while it runs; false if it has ended by itself. */
  runs(): boolean
  killServer(): Promise<void>
  /** Sends a signal to the embedded PostgreSQL. */
  signalDatabase(signal: NodeJS.Signals): void
  /** Queries the embedded PostgreSQL as Commons would. */
  ask<Row extends object>(text: string, values?: readonly unknown[]): Promise<Row[]>
  /** Runs `work` on the embedded PostgreSQL with the server's `Db`. */
  inDatabase<Result>(work: (db: Db) => Promise<Result>): Promise<Result>
  /** Stops it as an operator does; returns its exit code. */
  stop(): Promise<number | null>
  /** Stops it if it still runs, and removes the data. */
  remove(): Promise<void>
}

export async function commonsProcess(env: Record<string, string> = {}): Promise<CommonsProcess> {
  const folder = await mkdtemp(path.join(tmpdir(), 'commons-process-'))
  // As root the database runs as another user, who needs to traverse this folder.
  await chmod(folder, 0o711)
  const dataDir = env['DATA_DIR'] ?? path.join(folder, 'data')
  const port = await freePort()
  let server: ChildProcess | undefined
  let said = ''

  const home = path.join(dataDir, 'postgres')
  const databasePid = () => {
    const pidFile = path.join(home, 'cluster', 'postmaster.pid')
    return existsSync(pidFile) ? Number(readFileSync(pidFile, 'utf8').split('\n')[0]) : undefined
  }
  const signalDatabase = (signal: NodeJS.Signals) => {
    const pid = databasePid()
    if (pid === undefined) return
    try {
      process.kill(pid, signal)
    } catch {
      // Already gone.
    }
  }
  const connection = () =>
    Holder.parse(JSON.parse(readFileSync(path.join(home, 'holder.json'), 'utf8'))).connection
  const end = (signal: NodeJS.Signals) => endProgram(server, signal)

  return {
    url: `http://127.0.0.1:${port}`,
    dataDir,
    signalDatabase,
    async start() {
      const started = performance.now()
      said = ''
      const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
        env: { ...process.env, ...settings, DATA_DIR: dataDir, PORT: String(port), ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      server = child
      for (const stream of [child.stdout, child.stderr]) {
        stream.setEncoding('utf8').on('data', (chunk: string) => (said = (said + chunk).slice(-20_000)))
      }
      while (!said.includes('Commons is ready')) {
        if (child.exitCode !== null || child.signalCode !== null) throw new Error(`It did not start: ${said}`)
        if (performance.now() - started > patienceMs) throw new Error(`It does not get ready: ${said}`)
        await sleep(10)
      }
      return Math.round(performance.now() - started)
    },
    runs() {
      if (server && server.exitCode === null && server.signalCode === null) return true
      console.error(said)
      return false
    },
    pid: () => server?.pid,
    said: () => said,
    killServer: () => end('SIGKILL'),
    async ask<Row extends object>(text: string, values: readonly unknown[] = []) {
      const client = new pg.Client(connection())
      client.on('error', () => undefined)
      await client.connect()
      try {
        return (await client.query<Row>(text, [...values])).rows
      } finally {
        await client.end()
      }
    },
    async inDatabase(work) {
      const database = openDatabase(connection(), { poolSize: 1, statements: { inc: () => undefined } })
      try {
        return await work(database.db)
      } finally {
        await database.close()
      }
    },
    async stop() {
      await end('SIGTERM')
      return server?.exitCode ?? null
    },
    async remove() {
      await end('SIGTERM')
      signalDatabase('SIGKILL')
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

const settings = {
  DATABASE_URL: '',
  BACKUP_DIR: '',
  HOST: '127.0.0.1',
  COMMONS_DEMO: 'off',
  LOG_LEVEL: 'warn',
  RATE_LIMIT_FACTOR: '1000',
  // The test runner's own value would make the program report to it as if it were a test.
  NODE_TEST_CONTEXT: undefined,
  NODE_OPTIONS: undefined,
}
