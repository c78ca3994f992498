/**
 * Allows one running Commons per database. The lock is the operating system's (SQLite's lock on a file), so
 * it ends with the process however that dies, and no reused process id can look like its holder.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { PostgresRefusal } from './refusal.ts'

const Connection = z.object({
  host: z.string(),
  port: z.number(),
  user: z.string(),
  password: z.string(),
  database: z.string(),
})
const Holder = z.object({ pid: z.number(), connection: Connection.optional() })

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
export function takeLock(home: string, dataDir: string): Lock | PostgresConnection {
  const holderFile = join(home, 'holder.json')
  const release = lockExclusively(join(home, 'lock'))
  if (release === undefined) {
    const holder = readHolder(holderFile)
    if (holder?.connection !== undefined && holder.pid === process.ppid) return holder.connection
    const who = holder === undefined ? '' : ` (process ${holder.pid})`
    throw new PostgresRefusal(
      `Commons is already running on ${dataDir}${who}. Stop that one first, or set another DATA_DIR for this one.`,
    )
  }
  const write = (holder: z.infer<typeof Holder>) =>
    writeFileSync(holderFile, JSON.stringify(holder), { mode: 0o600 })
  write({ pid: process.pid })
  return { publish: (connection) => write({ pid: process.pid, connection }), release }
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

/** Returns how to reach the database of a running Commons; undefined if none runs. */
export function findRunning(home: string): PostgresConnection | undefined {
  const release = lockExclusively(join(home, 'lock'))
  release?.()
  if (release) return undefined
  const connection = readHolder(join(home, 'holder.json'))?.connection
  if (connection) return connection
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
