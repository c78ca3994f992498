/**
 * Floor and Commons in turns over the same database, so that whatever else the machine does meets both.
 * Any answer that is not right, and any row count that does not match, voids the run.
 */
import path from 'node:path'
import { type BenchDatabase, query, withDatabase } from './database.ts'
import type { Call, LoadOrder } from './load.ts'
import type { Options } from './options.ts'
import { cpuMs, familyCpuMs, type Service, startLoad, startService } from './processes.ts'
import { type Figures, type Goals, median, print } from './report.ts'

export interface Subject {
  readonly call: Call
  readonly goals: Goals
  /** What a right answer of the floor and of ours holds, and how many times. */
  readonly proof: { readonly floor: LoadOrder['proof']; readonly ours: LoadOrder['proof'] }
  /** Counts rows, of which each answer must have added one. */
  count?(database: BenchDatabase): Promise<number>
}

type Side = 'floor' | 'ours'

const connections = 32
/** What runs first is interpreted and compiled; it takes thousands of requests until all is. */
const warmUpRequests = 8_000
const warmUpSeconds = 2
const singleSeconds = 1

export async function compare(subject: Subject, options: Options): Promise<void> {
  for (const posts of options.posts) {
    await withDatabase(posts, (database) => measure(subject, options, database))
  }
}

async function measure(subject: Subject, options: Options, database: BenchDatabase): Promise<void> {
  const load = startLoad()
  const services: Partial<Record<Side, Service>> = {}
  try {
    services.floor = await startService(
      'floor.ts',
      { DATABASE_URL: database.url },
      running(database, options, 'floor'),
    )
    services.ours = await startOurs(database, options)
    const runner = await makeRunner(subject, options, database, load, services as Record<Side, Service>)
    for (const side of sides) {
      for (let answered = 0; answered < warmUpRequests;) {
        answered += (await runner(side, { connections, seconds: warmUpSeconds })).answered
      }
    }

    const many: Record<Side, Figures[]> = { floor: [], ours: [] }
    const one: Record<Side, Figures[]> = { floor: [], ours: [] }
    for (let round = 0; round < options.rounds; round++) {
      for (const side of sides) many[side].push(await runner(side, { connections, seconds: options.seconds }))
      for (const side of sides) one[side].push(await runner(side, { connections: 1, seconds: singleSeconds }))
    }
    const what = `${subject.call}${options.idempotent ? ' with an idempotency key' : ''}${options.compressed ? ', compressed' : ''}`
    print({
      title: `${what}, ${database.seeded.posts.toLocaleString('en')} posts, ${options.rounds} rounds of ${options.seconds} s`,
      floor: median(many.floor),
      ours: median(many.ours),
      single: { floor: median(one.floor), ours: median(one.ours) },
      goals: subject.goals,
    })
  } finally {
    await load.stop()
    for (const service of Object.values(services)) await service.stop()
  }
}

const sides = ['floor', 'ours'] as const

/** Where a service's log goes, and its profile, if one is wanted. */
export const running = ({ dataDir }: BenchDatabase, { profile }: Options, side: string) => ({
  logFile: path.join(dataDir, `${side}.log`),
  nodeOptions: profile ? ['--cpu-prof', `--cpu-prof-dir=${path.join(profile, side)}`] : [],
})

/** Commons as it runs for members: sessions, validation, limits and its log, which goes to a file. */
export function startOurs(
  database: BenchDatabase,
  options: Options,
  more: Record<string, string> = {},
  script = '../server/src/main.ts',
): Promise<Service> {
  const env = {
    ...more,
    DATABASE_URL: database.url,
    DATA_DIR: path.join(database.dataDir, 'commons'),
    NODE_ENV: 'production',
    LOG_LEVEL: 'info',
  }
  return startService(script, env, running(database, options, 'ours'))
}

type Runner = (side: Side, order: Pick<LoadOrder, 'connections' | 'seconds'>) => Promise<Figures>

async function makeRunner(
  { call, proof, count }: Subject,
  { idempotent, compressed }: Options,
  database: BenchDatabase,
  load: ReturnType<typeof startLoad>,
  services: Record<Side, Service>,
): Promise<Runner> {
  const likeable = await listLikeable(database)
  let seed = 0
  return async (side, asked) => {
    const { port, pid } = services[side]
    const readings = async () => ({
      counted: (await count?.(database)) ?? 0,
      statements: await countStatements(database),
      serverMs: cpuMs(pid),
      postgresMs: familyCpuMs(database.pid),
    })
    const before = await readings()
    const order = { ...asked, port, call, likeable, idempotent, compressed, seed: ++seed, proof: proof[side] }
    const result = await load.run({ ...order, callers: database.seeded.callers })
    const after = await readings()
    if (result.failure !== undefined) throw new Error(`The run is void: ${side} answered ${result.failure}`)
    if (count && after.counted - before.counted !== result.answered) {
      throw new Error(
        `The run is void: ${result.answered} were acknowledged by ${side} and ${after.counted - before.counted} counted`,
      )
    }
    return {
      answered: result.answered,
      perSecond: result.answered / result.seconds,
      p50: result.p50,
      p99: result.p99,
      serverMs: (after.serverMs - before.serverMs) / result.answered,
      postgresMs: (after.postgresMs - before.postgresMs) / result.answered,
      statements: (after.statements - before.statements) / result.answered,
    }
  }
}

/** All statements that the database was sent so far, begin and commit included. */
async function countStatements({ connection }: BenchDatabase): Promise<number> {
  const { rows } = await query<{ calls: number }>(
    { ...connection, database: 'postgres' },
    `select coalesce(sum(calls), 0)::float8 as calls from pg_stat_statements
     where dbid = (select oid from pg_database where datname = $1)`,
    [connection.database],
  )
  return rows[0]?.calls ?? NaN
}

/** Posts that every caller may see, so that liking one is never refused: a power of two, see `likeOf`. */
async function listLikeable({ connection }: BenchDatabase): Promise<number[]> {
  const { rows } = await query<{ ids: number[] }>(
    connection,
    `select array_agg(id::int) as ids from (
       select id from posts
       where audience = 'public' and deleted_at is null
         and author_id not in (select blocker_id from blocks union select blocked_id from blocks)
       order by id desc limit 4096)`,
  )
  return rows[0]?.ids ?? []
}
