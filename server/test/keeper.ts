/**
 * Keeps one temporary PostgreSQL for all tests on this machine, in full runs and single files. It starts with
 * the first test and ends some time after the last; its directory is used again the next time.
 */
import { lstatSync, rmSync, statfsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../src/platform/postgres/embedded.ts'

const user = process.getuid?.() ?? userInfo().username

/** Linux's in-memory file system. */
const inMemory = '/dev/shm'
const roomyBytes = 3_000_000_000

/**
 * Returns the place where files are created fastest: each database has a thousand of them, which takes up to
 * a second on a disk.
 */
function chooseBase(): string {
  if (process.platform !== 'linux' || process.env['TMPDIR'] !== undefined) return tmpdir()
  try {
    const { blocks, bsize } = statfsSync(inMemory)
    return blocks * bsize < roomyBytes ? tmpdir() : inMemory
  } catch {
    return tmpdir()
  }
}

export const keeperDirectory = join(chooseBase(), `commons-test-${user}`)
export const keeperAddress =
  process.platform === 'win32' ? `\\\\.\\pipe\\commons-test-${user}` : join(keeperDirectory, 'keeper')

const patience = 30_000
/** Templates are kept for the next run: enough for several working trees to each keep theirs. */
const mostTemplates = 5

/**
 * Creates the directory, or refuses an existing one of another user: in a folder that everybody can write to,
 * it may be a trap.
 */
export async function openKeeperDirectory(): Promise<void> {
  await mkdir(keeperDirectory, { mode: process.getuid?.() === 0 ? 0o711 : 0o700 }).catch(() => undefined)
  const found = lstatSync(keeperDirectory)
  if (!found.isDirectory() || (process.getuid !== undefined && found.uid !== process.getuid())) {
    throw new Error(
      `${keeperDirectory} belongs to somebody else: remove it, or set TMPDIR to a directory of your own.`,
    )
  }
}

async function keep(): Promise<void> {
  await openKeeperDirectory()
  const log = {
    info: (_: object, message: string) => console.log(message),
    warn: (_: object, message: string) => console.warn(message),
    error: (_: object, message: string) => console.error(message),
  }
  const server = await startEmbeddedPostgres({ dataDir: keeperDirectory, log, durable: false })
  server.onExit((reason) => {
    console.error(reason)
    process.exit(1)
  })
  const sweep = sweeper(server)
  await sweep.all()
  // Only the holder of the database's lock gets here, so an existing socket is a dead keeper's.
  if (process.platform !== 'win32') rmSync(keeperAddress, { force: true })
  listen(server, sweep.of)
}

function listen(server: EmbeddedPostgres, sweepOf: (pid: string) => Promise<void>): void {
  let guests = 0
  const end = () => void server.stop().then(() => process.exit(0))
  let timer = setTimeout(end, patience)
  createServer((socket) => {
    guests += 1
    clearTimeout(timer)
    let pid = ''
    socket.setEncoding('utf8').on('data', (chunk: string) => (pid += chunk))
    socket.on('error', () => undefined)
    socket.on('close', () => {
      guests -= 1
      if (guests === 0) timer = setTimeout(end, patience)
      if (/^\d+$/.test(pid)) void sweepOf(pid)
    })
    socket.write(`${JSON.stringify(server.connection)}\n`)
  }).listen(keeperAddress)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end)
}

/** Removes databases of tests that were killed before they could drop them. */
function sweeper(server: EmbeddedPostgres) {
  async function drop(condition: (name: string) => boolean): Promise<void> {
    const client = new pg.Client({ ...server.connection, database: 'postgres' })
    await client.connect()
    try {
      const { rows } = await client.query<{ datname: string }>('select datname from pg_database')
      for (const { datname } of rows.filter((row) => condition(row.datname))) {
        await client.query(`drop database if exists ${client.escapeIdentifier(datname)} with (force)`)
      }
    } finally {
      await client.end()
    }
  }
  async function all(): Promise<void> {
    await drop((name) => name.startsWith('test_'))
    let kept = 0
    await drop((name) => name.startsWith('template_') && ++kept > mostTemplates)
  }
  return { all, of: (pid: string) => drop((name) => name.startsWith(`test_${pid}_`)).catch(() => undefined) }
}

if (import.meta.main) {
  await keep().catch((cause: unknown) => {
    console.error(cause instanceof Error ? cause.message : cause)
    process.exit(1)
  })
}
