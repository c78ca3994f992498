/**
 * A page of the feed with a read replica and without: what it costs the primary. All PostgreSQL processes share the
 * cores of this machine, so what counts is their CPU time a call, not how many calls there are.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { makeReplica } from '../server/test/replica-server.ts'
import { startOurs } from './compare.ts'
import type { BenchDatabase } from './database.ts'
import type { Options } from './options.ts'
import { familyCpuMs, type Service, startLoad } from './processes.ts'
import { type Figures, median } from './report.ts'
import { type Order, runLoad, warmUp } from './runner.ts'

const goal = 0.15
const idleSeconds = 3
const connections = 32
const page = { call: 'timeline', proof: { text: '"repost_user_id":', times: 10 } } as const

export interface ReplicaFigures {
  /** Milliseconds of CPU a page: of the primary without a replica, and with one, and of the replica. */
  readonly without: number
  readonly primary: number
  readonly replica: number
}

/** Starts a replica of the database, and Commons over it; returns both and the replica's process. */
export async function startWithReplica(database: BenchDatabase, options: Options) {
  const replica = await makeReplica(database.dataDir)
  const { database: name = 'commons' } = database.connection
  const service = await startOurs(database, options, {
    RATE_LIMIT_FACTOR: '1000',
    // Jobs rest: they are no part of a page.
    COMMONS_ROLE: 'web',
    DATABASE_REPLICA_URLS: replica.urlOf(name),
  })
  return { replica, service }
}

export async function measureReplica(database: BenchDatabase, options: Options): Promise<ReplicaFigures> {
  const load = startLoad()
  const services: Service[] = []
  let replica: Awaited<ReturnType<typeof makeReplica>> | undefined
  try {
    const alone = await startOurs(database, options, { RATE_LIMIT_FACTOR: '1000', COMMONS_ROLE: 'web' })
    services.push(alone)
    const beside = await startWithReplica(database, options)
    replica = beside.replica
    services.push(beside.service)
    const run = (service: Service, seconds: number): Promise<Figures> => {
      const order: Order = { ...page, connections, seconds }
      return runLoad(load, { database, service, side: 'Commons' }, order, options)
    }
    for (const service of services) await warmUp((seconds) => run(service, seconds))
    const figures: { without: Figures[]; with: Array<Figures & { replicaMs: number }> } = {
      without: [],
      with: [],
    }
    // What both processes ask for without a page is the same in all runs, and not of pages.
    const idleBefore = familyCpuMs(database.pid)
    await sleep(idleSeconds * 1000)
    const idle = (familyCpuMs(database.pid) - idleBefore) / idleSeconds
    const ofPages = (each: Figures): Figures => ({
      ...each,
      postgresMs: each.postgresMs - idle / each.perSecond,
    })
    for (let round = 0; round < options.rounds; round++) {
      figures.without.push(ofPages(await run(alone, options.seconds)))
      const before = familyCpuMs(replica.pid() ?? 0)
      const found = ofPages(await run(beside.service, options.seconds))
      figures.with.push({ ...found, replicaMs: (familyCpuMs(replica.pid() ?? 0) - before) / found.answered })
    }
    const middle = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN
    const result = {
      without: median(figures.without).postgresMs,
      primary: median(figures.with).postgresMs,
      replica: middle(figures.with.map(({ replicaMs }) => replicaMs)),
    }
    const ms = (value: number) => value.toFixed(3)
    const share = result.primary / result.without
    console.log(
      `\nA page of the feed, ${options.rounds} rounds of ${options.seconds} s, CPU of PostgreSQL a page:`,
    )
    console.log(`  the primary, without a replica  ${ms(result.without)} ms`)
    console.log(
      `  the primary, with a replica     ${ms(result.primary)} ms  (${(100 * share).toFixed(1)} %; goal: under ${100 * goal} %)`,
    )
    console.log(`  the replica                     ${ms(result.replica)} ms`)
    console.log(
      `  statements a page on the primary: ${median(figures.without).statements.toFixed(2)} without, ${median(figures.with).statements.toFixed(2)} with`,
    )
    console.log(
      `  pages a second: ${median(figures.without).perSecond.toFixed(0)} without, ${median(figures.with).perSecond.toFixed(0)} with; p50 ${median(figures.without).p50.toFixed(1)} and ${median(figures.with).p50.toFixed(1)} ms`,
    )
    return result
  } finally {
    await load.stop()
    for (const service of services) await service.stop()
    await replica?.remove()
  }
}
