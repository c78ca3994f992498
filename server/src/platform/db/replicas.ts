/** Where reads go: to a replica that has everything committed by now, or else to the primary (decision 164). */
import pg from 'pg'
import { Refusal } from '../call/refusal.ts'
import type { Log } from '../log.ts'
import { type Metrics, watchReplicas } from '../metrics.ts'
import { findServer } from './check-replicas.ts'
import type { Database } from './db.ts'
import type { Db } from './prepared.ts'
import { type ReadIndex, readIndexOf } from './read-index.ts'
import { Replica, ReplicaGone } from './replica.ts'
import { isDatabaseAway, isSilence } from './transient-errors.ts'

export interface Replicas {
  /**
   * Returns what `work` reads, on a replica where one is ready. What fails there, but for refusals, is read once more, on
   * the primary.
   */
  read<Result>(work: (db: Db) => Promise<Result>): Promise<Result>
  /** The databases of all replicas, in rotation or not. */
  readonly databases: readonly Database[]
  /** How many are in rotation. */
  up(): number
  /** How many reads were answered where. */
  counts(): { readonly primary: number; readonly replica: number }
  /** How long a read waits for a replica to replay what it needs, in milliseconds. */
  patienceMs: number
  close(): Promise<void>
}

/**
 * A replica on the next machine is a millisecond or two behind. One that isn't there by then is out of rotation at
 * once, so few reads wait so long.
 */
const defaultPatienceMs = 30

interface ReplicasOptions {
  readonly primary: Database
  readonly connections: readonly pg.ClientConfig[]
  readonly poolSize: number
  readonly metrics: Metrics
  readonly log: Log
}

export function openReplicas(options: ReplicasOptions): Replicas {
  const { primary, connections, poolSize, metrics, log } = options
  if (connections.length === 0) return none(primary)
  const index = readIndexOf(primary.db)
  const counts = { primary: 0, replica: 0 }
  const count = (where: keyof typeof counts) => {
    counts[where]++
    metrics.reads.inc({ where })
  }
  let turn = 0
  const made: Replicas & { readonly replicas: readonly Replica[] } = {
    replicas: connections.map(
      (connection) =>
        new Replica({
          connection,
          poolSize,
          statements: metrics.statements,
          log,
          index,
          primary: () => findServer(primary.pool),
          patienceMs: () => made.patienceMs,
        }),
    ),
    get databases() {
      return this.replicas.map(({ database }) => database)
    },
    patienceMs: defaultPatienceMs,
    up: () => made.replicas.filter(({ isUp }) => isUp).length,
    counts: () => ({ ...counts }),
    async read(work) {
      const replica = await choose()
      let failure: unknown
      if (replica) {
        try {
          const answer = await replica.read(work)
          count('replica')
          return answer
        } catch (error) {
          if (error instanceof Refusal) throw error
          failure = error
          if (hasNoRoom(error)) replica.rest(error)
        }
      }
      count('primary')
      const answer = await work(primary.db)
      if (replica && failure instanceof Error) noteItsOwn(replica, failure)
      return answer
    },
    async close() {
      await Promise.all(made.replicas.map((replica) => replica.close()))
    },
  }

  let saidAt = Number.NEGATIVE_INFINITY
  /** Judges a replica by how a read failed there that the primary answered. */
  function noteItsOwn(replica: Replica, error: Error): void {
    if (codeOf(error) === '25006') return log.error({ err: error }, 'A read for replicas writes')
    if (isBroken(error)) replica.goDown(error)
    const isUsual = error instanceof ReplicaGone || codeOf(error) === '40001'
    if (isUsual || performance.now() < saidAt + oftenMs) return
    saidAt = performance.now()
    log.warn({ err: error, replica: replica.name }, 'A read failed on a replica, and the primary answered it')
  }

  /** Returns a replica that is ready for a read that came before this call. */
  async function choose(): Promise<Replica | undefined> {
    const up = made.replicas.filter(({ isUp }) => isUp)
    const chosen = up[turn++ % up.length]
    if (!chosen) return undefined
    let needed: ReadIndex
    try {
      needed = await index()
    } catch {
      // The read finds out what the primary has, and says it.
      return undefined
    }
    return (await chosen.reaches(needed)) ? chosen : undefined
  }

  watchReplicas(
    metrics,
    made.replicas.map((replica) => ({
      name: replica.name,
      state: () => ({ up: replica.isUp, ...replica.lag() }),
    })),
  )
  return made
}

/** Without replicas, all reads are the primary's. */
function none(primary: Database): Replicas {
  return {
    read: (work) => work(primary.db),
    databases: [],
    up: () => 0,
    counts: () => ({ primary: 0, replica: 0 }),
    patienceMs: 0,
    close: () => Promise.resolve(),
  }
}

/** Between two lines in the log about reads that failed on replicas. */
const oftenMs = 60_000

/** The SQLSTATE of an error, if it is the database's. */
const codeOf = (error: unknown): string | undefined =>
  error instanceof pg.DatabaseError ? error.code : undefined

/** Whether other reads would wait as long for a connection or an answer, in vain. */
const hasNoRoom = (error: unknown): error is Error =>
  error instanceof Error &&
  (codeOf(error)?.startsWith('53') === true ||
    error.message === 'timeout exceeded when trying to connect' ||
    isSilence(error))

/**
 * Whether the server is unfit, given that the primary isn't: its files, itself, or its rights. A connection that breaks
 * says nothing about the others; the watch has its own.
 */
export function isBroken(error: Error): boolean {
  if (error instanceof ReplicaGone) return false
  const code = codeOf(error)
  return code === undefined ? !isDatabaseAway(error) : /^(?:58|XX|28)/.test(code)
}
