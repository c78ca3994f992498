/**
 * What the bus between processes takes, over NOTIFY and over NATS (`apt install nats-server`): how long a hint is on
 * its way from a write in one process to a socket of another, and how many commits a writer gets done beside 2,000
 * hints a second.
 */
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { natsProcess } from '../server/test/nats-process.ts'
import type { BusLoadOrder, BusLoadResult } from './bus-load.ts'
import { startOurs } from './compare.ts'
import { type BenchDatabase, query } from './database.ts'
import { call, inMs, isMet, listen, quantile } from './live.ts'
import type { Options } from './options.ts'
import { startWorker } from './processes.ts'
import { listLikeable } from './runner.ts'

const goals = { latency: 1.2, commits: 0.97 }
const hintsASecond = 2_000
/** Each process gathers its own hints into one NOTIFY. */
const senders = 4
const writers = 2
const likes = 200

type Over = 'notify' | 'nats'

const median = (of: readonly number[]) => quantile(of, 0.5)

/** Measures both; the database isn't to have other processes meanwhile. */
export async function measureBus(database: BenchDatabase, options: Options): Promise<void> {
  await measureHintLatency(database, options)
  await measureCommitsBesideHints(database, options)
}

async function withNats(work: (url: string) => Promise<void>): Promise<void> {
  const nats = await natsProcess()
  await nats.start()
  try {
    await work(nats.url)
  } finally {
    await nats.kill()
  }
}

export async function measureHintLatency(database: BenchDatabase, options: Options): Promise<void> {
  await withNats(async (url) => {
    const took: Record<Over, number[]> = { notify: [], nats: [] }
    for (let round = 0; round < options.rounds; round++)
      for (const over of ['notify', 'nats'] as const)
        took[over].push(...(await hintLatencies(database, options, over === 'nats' ? url : '')))
    const share = median(took.nats) / median(took.notify)
    console.log(`From a like in one process to a socket of another, ${took.nats.length} each:`)
    for (const [over, ms] of Object.entries(took))
      console.log(`  over ${over}: p50 ${inMs(median(ms))}, p99 ${inMs(quantile(ms, 0.99))}`)
    console.log(
      `  ${share.toFixed(2)} of NOTIFY’s p50 (goal ≤ ${goals.latency}: ${isMet(share <= goals.latency)})`,
    )
  })
}

export async function measureCommitsBesideHints(database: BenchDatabase, options: Options): Promise<void> {
  await withNats(async (url) => {
    const sides = ['no hints', 'notify', 'nats'] as const
    const commits: Record<(typeof sides)[number], number[]> = { 'no hints': [], notify: [], nats: [] }
    for (let round = 0; round < options.rounds; round++)
      for (const side of sides)
        commits[side].push(await commitsBeside(database, options, side, side === 'nats' ? url : ''))
    console.log(`Commits a second of ${writers} writers beside ${hintsASecond} hints a second:`)
    for (const side of sides) {
      const of = median(commits[side]) / median(commits['no hints'])
      const said = side === 'nats' ? ` (goal ≥ ${goals.commits}: ${isMet(of >= goals.commits)})` : ''
      console.log(`  ${side}: ${Math.round(median(commits[side]))}, ${of.toFixed(2)} of those without${said}`)
    }
  })
}

/** Returns the milliseconds from the request of each like in one process to the frame in another. */
async function hintLatencies(database: BenchDatabase, options: Options, busUrl: string): Promise<number[]> {
  const env = { RATE_LIMIT_FACTOR: '1000', BUS_URL: busUrl }
  const [one, other] = [await startOurs(database, options, env), await startOurs(database, options, env)]
  try {
    const [liker, reader] = database.seeded.callers
    const [post_id = 0] = await listLikeable(database)
    if (!liker || !reader) throw new Error('There are too few callers')
    let heard: (() => void) | undefined
    const page = await listen(other, reader, [`post:${post_id}`], (frame) => {
      if (frame.includes('"hints"')) heard?.()
    })
    const took: number[] = []
    // Processes with NATS send over both until they know that all hear it.
    if (busUrl !== '') await sleep(3_000)
    for (let i = -20; i < likes; i++) {
      const arrived = new Promise<void>((resolve) => (heard = resolve))
      const began = performance.now()
      await Promise.all([call(one, liker, 'post_like', { post_id }), arrived])
      if (i >= 0) took.push(performance.now() - began)
      // A hint that comes a second time isn't taken for the next.
      await sleep(15)
    }
    page.close()
    return took
  } finally {
    await one.stop()
    await other.stop()
  }
}

/** Returns the commits a second of writers beside processes that send hints, or none. */
async function commitsBeside(
  { connection }: BenchDatabase,
  { seconds }: Options,
  side: 'no hints' | Over,
  busUrl: string,
): Promise<number> {
  const load = startWorker<BusLoadOrder, BusLoadResult>('bus-load.ts')
  await query(
    connection,
    'create table if not exists written_beside (id int primary key, value int not null)',
  )
  await query(
    connection,
    'insert into written_beside select n, 0 from generate_series(1, $1::int) n on conflict do nothing',
    [writers],
  )
  try {
    const hints = load.run({
      connection: connection as BusLoadOrder['connection'],
      busUrl,
      senders,
      perSecond: side === 'no hints' ? 0 : hintsASecond,
      seconds: seconds + 4,
    })
    // Until it has its connections.
    await sleep(3_000)
    const until = performance.now() + seconds * 1000
    const write = async (id: number) => {
      const client = new pg.Client(connection)
      await client.connect()
      let count = 0
      while (performance.now() < until) {
        await client.query({
          name: 'write',
          text: 'update written_beside set value = value + 1 where id = $1',
          values: [id],
        })
        count++
      }
      await client.end()
      return count
    }
    const counts = await Promise.all(Array.from({ length: writers }, (_, i) => write(i + 1)))
    const { sent, heard } = await hints
    if (heard < sent * 0.99) throw new Error(`The run is void: ${heard} of ${sent} hints were heard`)
    return counts.reduce((all, count) => all + count, 0) / seconds
  } finally {
    await load.stop()
  }
}
