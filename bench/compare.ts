/**
 * Runs both floors and Commons in turns over the same database, so that other load on the machine affects all
 * alike. Any wrong answer or row count voids the run.
 */
import path from 'node:path'
import { type BenchDatabase, withDatabase } from './database.ts'
import type { Call, LoadOrder } from './load.ts'
import type { Options } from './options.ts'
import { type Service, startLoad, startService } from './processes.ts'
import { type Figures, type Goals, median, print } from './report.ts'
import { type Count, listLikeable, runLoad, warmUp } from './runner.ts'

export interface Subject {
  readonly call: Call
  readonly goals: Goals
  /** The text of a right answer of each side, and how often it occurs. */
  readonly proof: Readonly<Record<Side, LoadOrder['proof']>>
  /** Counts rows of Commons' tables, to which the statement floor writes as well. */
  readonly count?: Count
  /** Ids to like or vote on. Their number is a power of two. Posts by default. */
  readonly likeable?: (database: BenchDatabase) => Promise<number[]>
}

/** The plain floor, the statement floor, and Commons. */
const sides = ['plain', 'floor', 'ours'] as const
type Side = (typeof sides)[number]

export const connections = 32
const singleSeconds = 1

export async function compare(subject: Subject, options: Options): Promise<void> {
  for (const posts of options.posts) {
    await withDatabase(posts, (database) => measure(subject, options, database))
  }
}

export async function measure(subject: Subject, options: Options, database: BenchDatabase): Promise<void> {
  const { call, proof, count, goals, likeable: listed = listLikeable } = subject
  const load = startLoad()
  const services: Partial<Record<Side, Service>> = {}
  try {
    const start = (side: 'plain' | 'floor') =>
      startService(`${side}.ts`, { DATABASE_URL: database.url }, running(database, options, side))
    const plain = (services.plain = await start('plain'))
    const floor = (services.floor = await start('floor'))
    const ours = (services.ours = await startOurs(database, options))
    const likeable = await listed(database)
    const run = (side: Side, asked: Pick<LoadOrder, 'connections' | 'seconds'>) => {
      const place = { database, service: { plain, floor, ours }[side], side }
      const order = { ...asked, call, likeable, proof: proof[side] }
      return runLoad(load, place, order, options, side === 'plain' ? undefined : count)
    }
    for (const side of sides) await warmUp((seconds) => run(side, { connections, seconds }))

    const many: Record<Side, Figures[]> = { plain: [], floor: [], ours: [] }
    const one: Record<Side, Figures[]> = { plain: [], floor: [], ours: [] }
    for (let round = 0; round < options.rounds; round++) {
      for (const side of sides) many[side].push(await run(side, { connections, seconds: options.seconds }))
      for (const side of sides) one[side].push(await run(side, { connections: 1, seconds: singleSeconds }))
    }
    const ways = {
      ' with an idempotency key': options.idempotent,
      ', compressed': options.compressed,
    }
    const what = [call, ...Object.entries(ways).flatMap(([way, chosen]) => (chosen ? [way] : []))].join('')
    print({
      title: `${what}, ${database.seeded.posts.toLocaleString('en')} posts, ${options.rounds} rounds of ${options.seconds} s`,
      many: { plain: median(many.plain), floor: median(many.floor), ours: median(many.ours) },
      one: { plain: median(one.plain), floor: median(one.floor), ours: median(one.ours) },
      goals,
    })
  } finally {
    await load.stop()
    for (const service of Object.values(services)) await service.stop()
  }
}

/** Options of a service: its log file, and its profile if one is wanted. */
export const running = ({ dataDir }: BenchDatabase, { profile }: Options, side: string) => ({
  logFile: path.join(dataDir, `${side}.log`),
  nodeOptions: profile ? ['--cpu-prof', `--cpu-prof-dir=${path.join(profile, side)}`] : [],
})

interface OursOptions {
  readonly script?: string
  /** The name of its log. */
  readonly name?: string
  readonly cores?: string
  readonly port?: number
}

/**
 * Starts Commons as it runs for members: with sessions, validation, limits and its log, which goes to a file.
 */
export function startOurs(
  database: BenchDatabase,
  options: Options,
  more: Record<string, string> = {},
  { script = '../server/src/main.ts', name = 'ours', cores, port }: OursOptions = {},
): Promise<Service> {
  const env = {
    ...more,
    DATABASE_URL: database.url,
    DATA_DIR: path.join(database.dataDir, 'commons'),
    NODE_ENV: 'production',
    LOG_LEVEL: 'info',
  }
  return startService(script, env, { ...running(database, options, name), cores, port })
}
