/**
 * A page of the feed through a PgBouncer that follows prepared statements, through one that doesn't, and without one:
 * what it costs PostgreSQL. All processes share the cores of this machine, so what counts is CPU time a page, not how
 * many pages there are.
 */
import {
  poolerProcess,
  type PoolerProcess,
  type Way,
  ways,
  withoutWay,
} from '../server/test/pooler-process.ts'
import { connections, startOurs } from './compare.ts'
import type { BenchDatabase } from './database.ts'
import type { Options } from './options.ts'
import { cpuMs, type Service, startLoad } from './processes.ts'
import { type Figures, median, medianOf } from './report.ts'
import { type Order, runLoad, warmUp } from './runner.ts'

/** Connections to PostgreSQL, the same each way. */
const poolSize = 10
const page = { call: 'timeline', proof: { text: '"repost_user_id":', times: 10 } } as const

interface Seat {
  readonly name: 'direct' | Way
  readonly service: Service
  readonly pooler: PoolerProcess | undefined
  readonly runs: Array<Figures & { readonly poolerMs: number }>
}

export async function measurePooler(database: BenchDatabase, options: Options): Promise<void> {
  const server = serverOf(database)
  const load = startLoad()
  const seats: Seat[] = []
  const seat = async (name: Seat['name'], url: string, pooler?: PoolerProcess, more = {}) => {
    const env = {
      RATE_LIMIT_FACTOR: '1000',
      // Jobs rest: they are no part of a page.
      COMMONS_ROLE: 'web',
      DATABASE_POOL_SIZE: String(poolSize),
      ...more,
    }
    seats.push({
      name,
      service: await startOurs({ ...database, url }, options, env, { name }),
      pooler,
      runs: [],
    })
  }
  const poolers: PoolerProcess[] = []
  try {
    await seat('direct', database.url)
    for (const way of ways) {
      if (withoutWay[way]) {
        console.log(`Not measured: ${withoutWay[way]}`)
        continue
      }
      const pooler = await poolerProcess(server, { way, poolSize })
      poolers.push(pooler)
      await pooler.start()
      const through = `postgres://any:any@127.0.0.1:${pooler.port}/${server.database}`
      await seat(way, through, pooler, { DATABASE_DIRECT_URL: database.url, DATABASE_POOLER: way })
    }
    const run = ({ service }: Seat, seconds: number): Promise<Figures> => {
      const order: Order = { ...page, connections, seconds }
      return runLoad(load, { database, service, side: 'Commons' }, order, options)
    }
    for (const each of seats) await warmUp((seconds) => run(each, seconds))
    for (let round = 0; round < options.rounds; round++)
      for (const each of seats) {
        const pid = each.pooler?.pid()
        const before = pid === undefined ? 0 : cpuMs(pid)
        const found = await run(each, options.seconds)
        const poolerMs = pid === undefined ? 0 : (cpuMs(pid) - before) / found.answered
        each.runs.push({ ...found, poolerMs })
      }
  } finally {
    await load.stop()
    for (const { service } of seats) await service.stop()
    for (const pooler of poolers) await pooler.remove()
  }
  console.log(
    `\nA page of the feed, ${database.seeded.posts.toLocaleString('en')} posts, ${connections} connections, ${options.rounds} rounds of ${options.seconds} s:`,
  )
  console.log('           CPU a page: PostgreSQL   Commons   pooler   pages/s   p50 ms')
  for (const { name, runs } of seats) {
    const { postgresMs, serverMs, perSecond, p50 } = median(runs)
    const poolerMs = medianOf(runs.map((each) => each.poolerMs))
    const cpu = [postgresMs, serverMs, poolerMs].map((ms) => ms.toFixed(3).padStart(9))
    console.log(
      `  ${name.padEnd(18)}${cpu.join(' ')} ms${perSecond.toFixed(0).padStart(8)} ${p50.toFixed(1).padStart(8)}`,
    )
  }
}

function serverOf({ connection: { host, port, user, password, database } }: BenchDatabase) {
  if (host === undefined || port === undefined || user === undefined || typeof password !== 'string')
    throw new Error('The database does not say where it is')
  return { host, port, user, password, database: database ?? 'commons' }
}
