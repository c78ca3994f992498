/** Work that must survive a crash: put into a table in the transaction that wants it, done by pg-boss. */
import { type RawBuilder, sql, type Transaction } from 'kysely'
import type pg from 'pg'
import { fromKysely, type Job, type JobResult, PgBoss } from 'pg-boss'
import { prepareText } from './db/prepared.ts'
import type { DB } from './db/schema.generated.ts'
import type { Log } from './log.ts'

export interface JobKind<Data extends object> {
  readonly name: string
  /** Does one job; thrown errors make it be tried again, later each time. */
  work(data: Data): Promise<void>
  /** A cron expression, for work that comes round. */
  readonly every?: string
  /** How often it is tried again after a failure, 5 times if not said; each wait is twice the one before. */
  readonly retries?: number
  /** No wait is longer; they double without an end if not said. */
  readonly longestWaitSeconds?: number
  /** Worked on by so many at once, each as soon as it is added here; otherwise one after another in batches. */
  readonly atOnce?: number
  /** Heard of so often while it is worked on, else another process takes it over; by its expiry if not said. */
  readonly heartbeatSeconds?: number
  /** As long as one may take; 15 minutes if not said. */
  readonly expireInSeconds?: number
}

export interface Jobs {
  /** Adds a job if `tx` commits. `after`: not before so many seconds. */
  add<Data extends object>(
    tx: Transaction<DB>,
    kind: { name: string },
    data: Data,
    options?: { after?: number },
  ): Promise<void>
  /**
   * SQL that adds a job where `tx` commits, as a part of a statement of its own: its data is a `jsonb` that is read by
   * `data`; where that reads no row, none is added.
   */
  adding(
    tx: Transaction<DB>,
    kind: { name: string },
  ): Promise<(data: RawBuilder<unknown>) => RawBuilder<unknown>>
  /** Has what this transaction added worked on at once, now that it has committed. */
  wake(tx: object): void
  /** Makes the queues of these kinds, so that jobs can wait for whoever works on them. */
  prepare(kinds: ReadonlyArray<JobKind<never>>): Promise<void>
  /** Starts working on these kinds. */
  work(kinds: ReadonlyArray<JobKind<never>>): Promise<void>
  close(): Promise<void>
}

/** Twenty at a time and at once again while there are so many; each succeeds or fails by itself. */
const fetching = {
  pollingIntervalSeconds: 2,
  batchSize: 20,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const

export async function openJobs(connection: pg.ClientConfig, log: Log): Promise<Jobs> {
  const boss = new PgBoss({
    ...bossConnection(connection),
    schema: 'jobs',
    max: 3,
    application_name: 'commons jobs',
    // How soon the job of a process that is gone is noticed.
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
  })
  boss.on('error', (error) => log.error({ err: error }, 'The job queue had an error'))
  await boss.start()
  /** Our workers by the kind of job that they wait for. */
  const workers = new Map<string, string[]>()
  const added = new WeakMap<object, Set<string>>()
  const wakeKind = (name: string) => {
    for (const worker of workers.get(name) ?? []) boss.notifyWorker(worker)
  }
  const prepare = async (kinds: ReadonlyArray<JobKind<never>>) => {
    for (const kind of kinds) {
      const { name, retries = 5, longestWaitSeconds, heartbeatSeconds, expireInSeconds = 900 } = kind
      const options = {
        retryLimit: retries,
        retryDelay: 5,
        retryBackoff: true,
        expireInSeconds,
        ...(heartbeatSeconds ? { heartbeatSeconds } : {}),
        ...(longestWaitSeconds ? { retryDelayMax: longestWaitSeconds } : {}),
      }
      // Making one that is there changes nothing, not even what has changed since.
      await boss.createQueue(name, options)
      await boss.updateQueue(name, options)
    }
  }
  const doJob = async (kind: JobKind<never>, { id, data }: Job<never>): Promise<JobResult> => {
    log.debug({ job: kind.name, id }, 'A job starts')
    try {
      await kind.work(data)
      return { id, status: 'completed' }
    } catch (error) {
      log.warn({ err: error, job: kind.name, id }, 'A job failed')
      return { id, status: 'failed', output: error instanceof Error ? error.message : 'unknown' }
    }
  }
  const noteAdded = (tx: object, name: string) => {
    const names = added.get(tx)
    if (names) names.add(name)
    else added.set(tx, new Set([name]))
  }
  const insertions = new Map<string, Promise<Insertion>>()
  const insertionOf = (name: string) => {
    const known = insertions.get(name) ?? overhear(boss, name)
    insertions.set(name, known)
    // A queue that is not there yet is looked for again.
    known.catch(() => insertions.delete(name))
    return known
  }
  return {
    prepare,
    async add(tx, { name }, data, { after = 0 } = {}) {
      await boss.send(name, data, { db: preparing(tx), startAfter: after })
      noteAdded(tx, name)
    },
    async adding(tx, { name }) {
      const { before, job, after } = await insertionOf(name)
      noteAdded(tx, name)
      return (data) => sql`${sql.raw(before)}(
        select jsonb_set(${sql.lit(job)}::jsonb, '{0,data}', data)::text from (${data}) as of (data)
      )${sql.raw(after)}`
    },
    wake(tx) {
      for (const name of added.get(tx) ?? []) wakeKind(name)
    },
    async work(kinds) {
      await prepare(kinds)
      for (const kind of kinds) {
        const { atOnce } = kind
        const options = atOnce === undefined ? fetching : { ...fetching, batchSize: 1 }
        for (let i = 0; i < (atOnce ?? 1); i++) {
          const worker = await boss.work<never>(kind.name, options, async (jobs) => {
            const results: JobResult[] = []
            for (const job of jobs) results.push(await doJob(kind, job))
            // Where one was there may be more.
            if (atOnce !== undefined) wakeKind(kind.name)
            return results
          })
          workers.set(kind.name, [...(workers.get(kind.name) ?? []), worker])
        }
        if (kind.every) await boss.schedule(kind.name, kind.every)
      }
    },
    close: () => boss.stop({ graceful: true, timeout: 5_000 }),
  }
}

/** pg-boss's statement for a queue is always the same, and long: planning it takes longer than running it. */
function preparing(tx: Transaction<DB>): ReturnType<typeof fromKysely> {
  const db = fromKysely(tx)
  return {
    executeSql(text, values) {
      prepareText(text)
      return db.executeSql(text, values)
    },
  }
}

/** pg-boss's statement around its one parameter, and that: a list of one job. */
interface Insertion {
  readonly before: string
  readonly job: string
  readonly after: string
}

/** What pg-boss would send to add a job to a queue. */
async function overhear(boss: PgBoss, name: string): Promise<Insertion> {
  let said: { text: string; values: readonly unknown[] } | undefined
  const db = {
    async executeSql(text: string, values: readonly unknown[] = []) {
      said = { text, values }
      return { rows: [{ id: '' }] }
    },
  }
  await boss.send(name, {}, { db })
  const [before, after, ...rest] = said?.text.split('$1') ?? []
  const [job, ...others] = said?.values ?? []
  if (
    before === undefined ||
    after === undefined ||
    typeof job !== 'string' ||
    rest.length + others.length > 0
  )
    throw new Error('pg-boss adds a job in another way than it did')
  return { before, job, after }
}

function bossConnection({ connectionString, host, port, user, password, database, ssl }: pg.ClientConfig) {
  const given = { connectionString, host, port, user, password, database, ssl }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
}
