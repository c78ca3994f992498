/** Runs a load once against a service and measures its cost. A single wrong answer voids the run. */
import { type BenchDatabase, query } from './database.ts'
import type { LoadOrder } from './load.ts'
import type { Options } from './options.ts'
import { cpuMs, familyCpuMs, type Service, type startLoad } from './processes.ts'
import type { Figures } from './report.ts'

export interface Place {
  readonly database: BenchDatabase
  readonly service: Service
  /** The name of the service in the error of a void run. */
  readonly side: string
}

/** A load's order without its target and what is the same in all runs. */
export type Order = Pick<LoadOrder, 'call' | 'connections' | 'seconds' | 'proof'> &
  Partial<Pick<LoadOrder, 'callers' | 'likeable' | 'fields'>>

/** Counts rows. Each answer must have added one. */
export type Count = (database: BenchDatabase) => Promise<number>

/** Requests before a measurement: it takes thousands until all code is compiled. */
const warmUpRequests = 8_000
const warmUpSeconds = 2
let seed = 0

export async function warmUp(run: (seconds: number) => Promise<Figures>): Promise<void> {
  for (let answered = 0; answered < warmUpRequests;) answered += (await run(warmUpSeconds)).answered
}

export async function runLoad(
  load: ReturnType<typeof startLoad>,
  { database, service, side }: Place,
  order: Order,
  { idempotent, compressed }: Pick<Options, 'idempotent' | 'compressed'>,
  count?: Count,
): Promise<Figures> {
  const readings = async () => ({
    counted: (await count?.(database)) ?? 0,
    statements: await countStatements(database),
    serverMs: cpuMs(service.pid),
    postgresMs: familyCpuMs(database.pid),
  })
  const before = await readings()
  const common = { callers: database.seeded.callers, likeable: [], idempotent, compressed }
  const result = await load.run({ ...common, ...order, port: service.port, seed: ++seed })
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

/** Returns the number of statements that the database was sent so far, including begin and commit. */
async function countStatements({ connection }: BenchDatabase): Promise<number> {
  const { rows } = await query<{ calls: number }>(
    { ...connection, database: 'postgres' },
    `select coalesce(sum(calls), 0)::float8 as calls from pg_stat_statements
     where dbid = (select oid from pg_database where datname = $1)`,
    [connection.database],
  )
  return rows[0]?.calls ?? NaN
}

/**
 * Lists posts that every caller may see, so that liking one is never refused. Their number is a power of two,
 * see `likeOf`.
 */
export async function listLikeable({ connection }: BenchDatabase): Promise<number[]> {
  const { rows } = await query<{ ids: number[] }>(
    connection,
    `select array_agg(id::int) as ids from (
       select id from posts
       where audience = 'public' and deleted_at is null and not is_repost
         and author_id not in (select blocker_id from blocks union select blocked_id from blocks)
       order by id desc limit 4096)`,
  )
  return rows[0]?.ids ?? []
}
