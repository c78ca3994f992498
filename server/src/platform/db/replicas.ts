/** Where reads go: to a replica that has everything committed by now, or else to the primary (decision 164). */
import type pg from 'pg'
import type { Log } from '../log.ts'
import { type Metrics, watchReplicas } from '../metrics.ts'
import { findServer } from './check-replicas.ts'
import type { Database } from './db.ts'
import type { Db } from './prepared.ts'
import { type ReadIndex, readIndexOf } from './read-index.ts'
import { Replica, ReplicaGone } from './replica.ts'
import { isDatabaseAway } from './transient-errors.ts'

export interface Replicas {
  /**
   * Returns what `work` reads, on a replica where one is ready. What breaks off there is read once more, on the
   * primary.
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
      if (replica) {
        try {
          const answer = await replica.read(work)
          count('replica')
          return answer
        } catch (error) {
          if (!breaksOff(error)) throw error
          if (isReadOnly(error)) log.error({ err: error }, 'A read for replicas writes')
          else if (isLost(error)) replica.noteFailure(error)
        }
      }
      count('primary')
      return work(primary.db)
    },
    async close() {
      await Promise.all(made.replicas.map((replica) => replica.close()))
    },
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

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : '')

/** Whether a read failed because of where it ran, and may succeed on the primary. */
const breaksOff = (error: unknown): error is Error =>
  error instanceof ReplicaGone || (error instanceof Error && isDatabaseAway(error))

const isReadOnly = (error: Error) => codeOf(error) === '25006'

/** Not of the replica, but of this statement: it took too long, or stood in the way of what is replayed. */
const ofStatement = new Set(['57014', '55P03', '40001', '40P01'])
const isLost = (error: Error): boolean => !ofStatement.has(codeOf(error))
