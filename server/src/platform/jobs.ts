/** Jobs: work that must survive a crash, added in the transaction that needs it and run by pg-boss. */
import { type RawBuilder, sql, type Transaction } from 'kysely'
import type pg from 'pg'
import { fromKysely, type Job, type JobResult, PgBoss } from 'pg-boss'
import { prepareText } from './db/prepared.ts'
import type { DB } from './db/schema.generated.ts'
import type { Log } from './log.ts'
import type { Bus } from './realtime/bus.ts'
import { isWhole, type Role, type Roles } from './roles.ts'

export interface JobKind<Data extends object> {
  readonly name: string
  /** Does one job; if it throws, the job is retried, later each time. */
  work(data: Data): Promise<void>
  /** The role of the processes that do it, `jobs` by default. */
  readonly role?: Exclude<Role, 'web'>
  /** A cron expression for recurring work. */
  readonly every?: string
  /** Retries after a failure, 5 by default; each wait is twice the one before. */
  readonly retries?: number
  /** The longest wait before a retry; by default waits double without limit. */
  readonly longestWaitSeconds?: number
  /**
   * How many run at once, each as soon as it is added here; by default they run one after another in batches.
   */
  readonly atOnce?: number
  /** How often a running job reports in, or another process takes it over; by default at its expiry. */
  readonly heartbeatSeconds?: number
  /** The longest a job may take; 15 minutes by default. */
  readonly expireInSeconds?: number
}

export interface Jobs {
  /**
   * Adds a job if `tx` commits. With `after`, it starts that many seconds later at the earliest; with a higher
   * `priority` than 0, before waiting jobs of its kind that have a lower one.
   */
  add<Data extends object>(
    tx: Transaction<DB>,
    kind: { name: string },
    data: Data,
    options?: { after?: number; priority?: number },
  ): Promise<void>
  /**
   * Returns SQL that adds a job if `tx` commits, to be part of another statement: the job's data is the
   * `jsonb` selected by `data`; if that selects no row, no job is added.
   */
  adding(
    tx: Transaction<DB>,
    kind: { name: string },
  ): Promise<(data: RawBuilder<unknown>) => RawBuilder<unknown>>
  /** Lets those of some jobs of a kind that have failed run once more if `tx` commits; returns how many. */
  retry(tx: Transaction<DB>, kind: { name: string }, ids: readonly string[]): Promise<number>
  /** Starts the jobs that this transaction added at once, after its commit. */
  wake(tx: object): void
  /** Makes the queues of these kinds, so that jobs can be added before any process works on them. */
  prepare(kinds: ReadonlyArray<JobKind<never>>): Promise<void>
  /** Starts working on those of these kinds that are for this process's roles; prepares the others. */
  work(kinds: ReadonlyArray<JobKind<never>>): Promise<void>
  /** Begins no more jobs; those that wait are for other processes, those fetched already as well. */
  leave(): void
  /**
   * Waits a little for running jobs. From now on one that fails is broken off by the end of this process: it counts as
   * if it had never begun.
   */
  settle(): Promise<void>
  /** Hands over what isn't done: other processes begin it again at once. */
  close(): Promise<void>
}

interface JobsOptions {
  readonly connection: pg.ClientConfig
  readonly roles: Roles
  /** Tells other processes of jobs that are for them. */
  readonly bus: Pick<Bus, 'hint' | 'subscribe'>
  readonly log: Log
}

/** The topic by which processes tell each other that jobs of a kind were added. No page can subscribe to it. */
const topicOf = (name: string) => `jobs:${name}`
const jobsTopic = /^jobs:(.+)$/

/** Fetches twenty jobs at a time, and again at once after a full batch; each succeeds or fails by itself. */
const fetching = {
  pollingIntervalSeconds: 2,
  batchSize: 20,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const

export async function openJobs({ connection, roles, bus, log }: JobsOptions): Promise<Jobs> {
  const worksAny = roles.size > (roles.has('web') ? 1 : 0)
  const boss = new PgBoss({
    ...bossConnection(connection),
    schema: 'jobs',
    max: worksAny ? 3 : 1,
    application_name: 'commons jobs',
    // One pass at a time, however many processes do it: those of one role are enough, and twenty aren't better.
    supervise: roles.has('jobs'),
    schedule: roles.has('jobs'),
    // How soon the jobs of a process that died are noticed.
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
  })
  boss.on('error', (error) => log.error({ err: error }, 'The job queue had an error'))
  await boss.start()
  /** This process's workers by the kind of job they take. */
  const workers = new Map<string, string[]>()
  const added = new WeakMap<object, Set<string>>()
  const wakeKind = (name: string) => {
    for (const worker of workers.get(name) ?? []) boss.notifyWorker(worker)
  }
  bus.subscribe({
    kinds: worksAny ? ['jobs'] : [],
    hints(hints) {
      for (const { topic } of hints) {
        const name = jobsTopic.exec(topic)?.[1]
        if (name !== undefined) wakeKind(name)
      }
    },
    ended: () => undefined,
    changed: () => undefined,
    rechecked: () => undefined,
    connected: () => undefined,
  })
  let isLeaving = false
  let settling: Promise<void> | undefined
  /** Jobs that run, and since it settles those that were broken off. */
  const unfinished = new Map<string, Job<never>>()
  /** What workers have fetched, and how many of it they have begun. */
  const batches = new Set<Batch>()
  const givingBack = new Set<Promise<void>>()
  const tell = (names: Iterable<string>) => bus.hint([...names].map((name) => ({ topic: topicOf(name) })))
  const handOver = async (jobs: ReadonlyArray<Job<never>>, states: readonly string[]) => {
    if (jobs.length === 0) return
    try {
      const values = [jobs.map(({ id }) => id), jobs.map(({ retryCount }) => retryCount), states]
      await boss.getDb().executeSql(beginAgain, values)
      tell(new Set(jobs.map(({ name }) => name)))
    } catch (error) {
      log.warn({ err: error }, 'Jobs could not be handed over')
    }
  }
  const giveBack = ({ jobs, begun }: Batch) => {
    // Taken out of pg-boss's own list: it would settle them after others may have begun them.
    const handing = handOver(jobs.splice(begun), ['active']).finally(() => givingBack.delete(handing))
    givingBack.add(handing)
  }
  const leave = () => {
    if (isLeaving) return
    isLeaving = true
    for (const name of workers.keys()) void boss.offWork(name, { wait: false }).catch(() => undefined)
    batches.forEach(giveBack)
  }
  const settle = () =>
    (settling ??= (async () => {
      leave()
      await boss.stop({ graceful: true, timeout: 5_000, close: false })
    })().catch((error: unknown) => log.error({ err: error }, 'Running jobs could not be waited for')))
  const isOurs = ({ role = 'jobs' }: JobKind<never>) => roles.has(role)
  const prepare = async (kinds: ReadonlyArray<JobKind<never>>) => {
    const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
    for (const { name, retries = 5, longestWaitSeconds, heartbeatSeconds, expireInSeconds = 900 } of kinds) {
      const options = {
        retryLimit: retries,
        retryDelay: 5,
        retryBackoff: true,
        expireInSeconds,
        ...(heartbeatSeconds ? { heartbeatSeconds } : {}),
        ...(longestWaitSeconds ? { retryDelayMax: longestWaitSeconds } : {}),
      }
      const found = known.get(name)
      if (found && isSame(found, options)) continue
      // Creating a queue that exists changes nothing, not even options that have changed since.
      await boss.createQueue(name, options)
      await boss.updateQueue(name, options)
    }
  }
  const doJob = async (kind: JobKind<never>, job: Job<never>): Promise<JobResult> => {
    const { id, data } = job
    unfinished.set(id, job)
    log.debug({ job: kind.name, id }, 'A job starts')
    try {
      await kind.work(data)
      unfinished.delete(id)
      return { id, status: 'completed' }
    } catch (error) {
      // What ends with its process isn't the job's fault, and is begun again elsewhere.
      if (settling) log.debug({ err: error, job: kind.name, id }, 'A job was broken off')
      else {
        unfinished.delete(id)
        log.warn({ err: error, job: kind.name, id }, 'A job failed')
      }
      return { id, status: 'failed', output: error instanceof Error ? error.message : 'unknown' }
    }
  }
  const doBatch = async (kind: JobKind<never>, jobs: Array<Job<never>>): Promise<JobResult[]> => {
    const batch = { jobs, begun: 0 }
    batches.add(batch)
    // Fetched while it left.
    if (isLeaving) giveBack(batch)
    const results: JobResult[] = []
    // Shorter than it was, once this process leaves.
    for (const job of jobs) {
      batch.begun++
      results.push(await doJob(kind, job))
    }
    batches.delete(batch)
    // After one job there may be more.
    if (kind.atOnce !== undefined) wakeKind(kind.name)
    return results
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
    // If the queue doesn't exist yet, try again the next time.
    known.catch(() => insertions.delete(name))
    return known
  }
  return {
    prepare,
    async add(tx, { name }, data, { after = 0, priority = 0 } = {}) {
      await boss.send(name, data, { db: preparing(tx), startAfter: after, priority })
      noteAdded(tx, name)
    },
    async adding(tx, { name }) {
      const { before, job, after } = await insertionOf(name)
      noteAdded(tx, name)
      return (data) => sql`${sql.raw(before)}(
        select jsonb_set(${sql.lit(job)}::jsonb, '{0,data}', data)::text from (${data}) as of (data)
      )${sql.raw(after)}`
    },
    async retry(tx, { name }, ids) {
      // pg-boss doesn't say how many it changed.
      const { rows } = await sql<{ id: string }>`select id from jobs.job
        where name = ${name} and id = any(${ids}::uuid[]) and state = 'failed'
        order by id for update`.execute(tx)
      if (rows.length === 0) return 0
      await boss.retry(
        name,
        rows.map(({ id }) => id),
        { db: preparing(tx) },
      )
      noteAdded(tx, name)
      return rows.length
    },
    wake(tx) {
      const names = [...(added.get(tx) ?? [])]
      for (const name of names) wakeKind(name)
      // A process that does everything has done so by that; another one's turn would be a poll away.
      if (!isWhole(roles) || isLeaving) {
        const others = names.filter((name) => isLeaving || !workers.has(name))
        if (others.length > 0) tell(others)
      }
    },
    async work(kinds) {
      await prepare(kinds)
      const crons = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]))
      for (const kind of kinds.filter(isOurs)) {
        const { atOnce } = kind
        const options = atOnce === undefined ? fetching : { ...fetching, batchSize: 1 }
        for (let i = 0; i < (atOnce ?? 1); i++) {
          const worker = await boss.work<never>(kind.name, options, (jobs) => doBatch(kind, jobs))
          workers.set(kind.name, [...(workers.get(kind.name) ?? []), worker])
        }
        if (kind.every && crons.get(kind.name) !== kind.every) await boss.schedule(kind.name, kind.every)
      }
    },
    leave,
    settle,
    async close() {
      await settle()
      await Promise.all(givingBack)
      // By now they count as failed, and would wait longer each time.
      await handOver([...unfinished.values()], ['retry', 'failed'])
      await boss.stop({ graceful: false })
    },
  }
}

/** Whether a queue has these options already: asking it again for each of a hundred takes most of a start. */
const isSame = (found: object, options: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(options).every(([name, value]) => Reflect.get(found, name) === value)

interface Batch {
  readonly jobs: Array<Job<never>>
  begun: number
}

/**
 * Makes jobs as they were before they were begun here, unless another process has begun them since, which counts as
 * another try.
 */
const beginAgain = `
  update jobs.job set state = 'created', started_on = null, completed_on = null, heartbeat_on = null,
    start_after = now(), output = null
  where (id, retry_count) in (select * from unnest($1::uuid[], $2::int[])) and state::text = any ($3::text[])`

/** Prepares pg-boss's statement: always the same for a queue, it takes longer to plan than to run. */
function preparing(tx: Transaction<DB>): ReturnType<typeof fromKysely> {
  const db = fromKysely(tx)
  return {
    executeSql(text, values) {
      prepareText(text)
      return db.executeSql(text, values)
    },
  }
}

/** pg-boss's statement before and after its only parameter, and that parameter: a list of one job. */
interface Insertion {
  readonly before: string
  readonly job: string
  readonly after: string
}

/** Returns the statement by which pg-boss adds a job to a queue. */
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

/** The queue's upkeep may take longer than members wait, also where the role itself has the limits of a pooler. */
const unlimited = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']
  .map((name) => `-c ${name}=0`)
  .join(' ')

export function bossConnection({
  connectionString,
  host,
  port,
  user,
  password,
  database,
  ssl,
}: pg.ClientConfig) {
  const given = { connectionString, host, port, user, password, database, ssl, options: unlimited }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
}
