/**
 * Allows one running Commons per database. The lock is the operating system's (SQLite's lock on a file), so
 * it ends with the process however that dies, and no reused process id can look like its holder.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import type { PostgresLog } from './log.ts'
import { PostgresHeld, PostgresRefusal } from './refusal.ts'

const Connection = z.object({
  host: z.string(),
  port: z.number(),
  user: z.string(),
  password: z.string(),
  database: z.string(),
})
/** A command, such as a backup, has the database for a while only: Commons waits for it. */
const Holder = z.object({
  pid: z.number(),
  connection: Connection.optional(),
  isCommand: z.boolean().optional(),
})

/** Whoever asks whether the lock is free has it for a moment. */
const momentMs = 500
const longestCommandMs = 600_000
/** After a crash, PostgreSQL may replay many changes before it is ready. */
const longestStartMs = 300_000

export type PostgresConnection = z.infer<typeof Connection>

export interface Lock {
  /** Publishes how to reach the database, for processes that find the lock taken. */
  publish(connection: PostgresConnection): void
  release(): void
}

/**
 * Takes the lock, or returns the connection of the database that our parent process holds: in development the
 * server restarts on each change while its parent keeps the database running.
 */
export function takeLock(home: string, dataDir: string, isCommand = false): Lock | PostgresConnection {
  const holderFile = join(home, 'holder.json')
  const release = lockExclusively(join(home, 'lock'))
  if (release === undefined) {
    const holder = readHolder(holderFile)
    if (holder?.connection !== undefined && holder.pid === process.ppid) return holder.connection
    const who = holder === undefined ? '' : ` (process ${holder.pid})`
    throw new PostgresHeld(
      `Commons is already running on ${dataDir}${who}. Stop that one first, or set another DATA_DIR for this one.`,
    )
  }
  const write = (holder: z.infer<typeof Holder>) =>
    writeFileSync(holderFile, JSON.stringify(holder), { mode: 0o600 })
  const holder = { pid: process.pid, ...(isCommand && { isCommand }) }
  write(holder)
  return { publish: (connection) => write({ ...holder, connection }), release }
}

/** Takes the lock as `takeLock` does, but waits for a command that has the database; refused with `PostgresHeld`. */
export async function takeLockAfterCommands(
  home: string,
  dataDir: string,
  log: PostgresLog,
  isCommand: boolean,
): Promise<Lock | PostgresConnection> {
  const since = performance.now()
  for (let said = false; ; await sleep(100)) {
    try {
      return takeLock(home, dataDir, isCommand)
    } catch (cause) {
      const holder = readHolder(join(home, 'holder.json'))
      const ms = performance.now() - since
      const patienceMs = holder?.isCommand ? longestCommandMs : momentMs
      if (!(cause instanceof PostgresHeld) || ms > patienceMs) throw cause
      if (!said && holder?.isCommand && ms > momentMs) {
        said = true
        log.info({}, `A command has the database (process ${holder.pid}): waiting until it has ended`)
      }
    }
  }
}

/** Locks a file, made if missing; returns a function that releases it, or undefined if it is already locked. */
export function lockExclusively(file: string): (() => void) | undefined {
  // Closed to others, since anyone who can read the file could lock it.
  if (!existsSync(file)) writeFileSync(file, '', { mode: 0o600 })
  const lock = new DatabaseSync(file)
  try {
    lock.exec('BEGIN EXCLUSIVE')
    return () => lock.close()
  } catch {
    lock.close()
    return undefined
  }
}

/** Returns how to reach the database of a running Commons, once it is ready; undefined if none runs. */
export async function findRunning(home: string, log: PostgresLog): Promise<PostgresConnection | undefined> {
  const since = performance.now()
  for (let said = false; performance.now() - since < longestStartMs; await sleep(100)) {
    const release = lockExclusively(join(home, 'lock'))
    release?.()
    if (release) return undefined
    const connection = readHolder(join(home, 'holder.json'))?.connection
    if (connection) return connection
    if (!said && performance.now() - since > momentMs) {
      said = true
      log.info({}, 'Commons is starting: waiting until its database is ready')
    }
  }
  throw new PostgresRefusal('Commons is starting. Try again when it is ready.')
}

function readHolder(path: string): z.infer<typeof Holder> | undefined {
  if (!existsSync(path)) return undefined
  try {
    return Holder.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    // Read while it was being written. Only the lock decides; the holder's id is just for the message.
    return undefined
  }
}
