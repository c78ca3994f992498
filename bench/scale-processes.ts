/**
 * Four web processes of one installation on two cores, beside one on one core, and beside four that don't know each
 * other, each with a database of its own. The load and PostgreSQL share the cores of this machine, so requests a second
 * say little; what counts is how many calls a second of the web processes' own CPU answers. Four strangers suffer from
 * the crowded machine as much as four of one installation do: what these answer less is lost by talking to each
 * other.
 */
import { natsProcess } from '../server/test/nats-process.ts'
import { startOurs } from './compare.ts'
import { type BenchDatabase, withDatabase } from './database.ts'
import type { LoadOrder } from './load.ts'
import type { Options } from './options.ts'
import { type Service, startLoad } from './processes.ts'
import { against, type Figures, median, printRows } from './report.ts'
import { listLikeable, type Order, runLoad } from './runner.ts'

const goal = 0.9
const many = 4
const connections = 32
const bothCores = '0,1'
/** Nine processes share one of PostgreSQL, which takes 100 connections. */
const poolSize = '6'
/** Thirteen processes take a minute of both cores until all of their code is compiled; this is most of it. */
const warmUpSeconds = 8

const sides = [
  'one process on one core',
  'four strangers',
  'four together, each with its own members',
  'four together, any member anywhere',
  'four together over NATS',
] as const
type Side = (typeof sides)[number]

const calls = [
  { call: 'timeline', proof: { text: '"repost_user_id":', times: 10 } },
  { call: 'post_like', proof: { text: '"code":true', times: 1 } },
] as const satisfies ReadonlyArray<Pick<LoadOrder, 'call' | 'proof'>>

interface Seat {
  readonly database: BenchDatabase
  readonly service: Service
  readonly likeable: readonly number[]
}

export async function measureProcesses(database: BenchDatabase, options: Options): Promise<void> {
  await withStrangers([database], database.seeded.posts, (databases) => measure(databases, options))
}

async function withStrangers(
  databases: readonly BenchDatabase[],
  posts: number,
  work: (databases: readonly BenchDatabase[]) => Promise<void>,
): Promise<void> {
  if (databases.length === many) return work(databases)
  await withDatabase(posts, (next) => withStrangers([...databases, next], posts, work))
}

async function measure(databases: readonly BenchDatabase[], options: Options): Promise<void> {
  const started: Service[] = []
  const loads = databases.map(() => startLoad())
  const seat = async (database: BenchDatabase, name: string, cores = bothCores, more = {}): Promise<Seat> => {
    // Jobs rest: what comes of a like later is done by other processes.
    const env = { RATE_LIMIT_FACTOR: '1000', COMMONS_ROLE: 'web', DATABASE_POOL_SIZE: poolSize, ...more }
    const service = await startOurs(database, options, env, { name, cores })
    started.push(service)
    return { database, service, likeable: await listLikeable(database) }
  }
  const [shared] = databases
  if (!shared) return
  const nats = await natsProcess()
  try {
    await nats.start()
    const together: Seat[] = []
    const overNats: Seat[] = []
    const strangers: Seat[] = []
    for (const [nth, database] of databases.entries()) {
      together.push(await seat(shared, `together-${nth}`))
      overNats.push(await seat(shared, `nats-${nth}`, bothCores, { BUS_URL: nats.url }))
      strangers.push(await seat(database, `stranger-${nth}`))
    }
    const seats: Record<Side, readonly Seat[]> = {
      'one process on one core': [await seat(shared, 'one', '0')],
      'four strangers': strangers,
      'four together, each with its own members': together,
      'four together, any member anywhere': together,
      'four together over NATS': overNats,
    }
    for (const call of calls) {
      const run = (side: Side, seconds: number) =>
        runAll(loads, seats[side], { ...call, seconds }, side, options)
      for (const side of sides) await run(side, warmUpSeconds)
      const runs = new Map<Side, Figures[]>(sides.map((side) => [side, []]))
      for (let round = 0; round < options.rounds; round++)
        for (const side of sides) runs.get(side)?.push(sum(await run(side, options.seconds), side))
      const of = (side: Side) => median(runs.get(side) ?? [])
      printRows(
        `${call.call}, ${connections} connections a process`,
        Object.fromEntries(sides.map((side) => [side, of(side)])),
      )
      const [one, apart, ours, anywhere, byNats] = sides.map((side) => 1 / of(side).serverMs) as [
        number,
        number,
        number,
        number,
        number,
      ]
      console.log('Calls a second of the web processes’ CPU:')
      against('four together, of one on one core', ours / one, goal, ours / one >= goal)
      against('four together, of four strangers', ours / apart, goal, ours / apart >= goal)
      against('any member anywhere, of strangers', anywhere / apart, undefined, true)
      against('over NATS, of strangers', byNats / apart, goal, byNats / apart >= goal)
    }
  } finally {
    for (const load of loads) await load.stop()
    for (const service of started) await service.stop()
    await nats.kill('SIGTERM')
  }
}

/** Loads each process from a process of its own. */
async function runAll(
  loads: ReadonlyArray<ReturnType<typeof startLoad>>,
  seats: readonly Seat[],
  order: Pick<Order, 'call' | 'proof' | 'seconds'>,
  side: Side,
  options: Options,
): Promise<Figures[]> {
  return Promise.all(
    seats.map(({ database, service, likeable }, nth) => {
      const load = loads[nth]
      if (!load) throw new Error('There are more processes than loads')
      const everybody = database.seeded.callers
      const isOwn = side !== 'four together, any member anywhere'
      const callers = isOwn && seats.length > 1 ? everybody.filter((_, i) => i % many === nth) : everybody
      return runLoad(
        load,
        { database, service, side: 'Commons' },
        { ...order, callers, likeable, connections },
        options,
      )
    }),
  )
}

/** Returns the figures of several processes as of one. What PostgreSQL did is told to each that shares it. */
function sum(figures: readonly Figures[], side: Side): Figures {
  const answered = figures.reduce((all, figure) => all + figure.answered, 0)
  const mean = (figure: 'serverMs' | 'postgresMs' | 'statements' | 'p50' | 'p99') =>
    figures.reduce((all, one) => all + one[figure] * one.answered, 0) / answered
  const told = side.startsWith('four together') ? many : 1
  return {
    answered,
    perSecond: figures.reduce((all, figure) => all + figure.perSecond, 0),
    p50: mean('p50'),
    p99: mean('p99'),
    serverMs: mean('serverMs'),
    postgresMs: mean('postgresMs') / told,
    statements: mean('statements') / told,
  }
}
