/** The effect of ten videos being processed on the feed. */
import { query } from './database.ts'
import type { LoadOrder, LoadResult } from './load.ts'
import { makeVideo } from './media-files.ts'
import { clear, lastPost, type Place, proofs, startCommons, uploadOrder } from './media-place.ts'
import type { Service } from './processes.ts'
import { against, medianOf } from './report.ts'

/** The same as for a flood of logins; only a guide. */
const goal = 3
const owners = 2
const videosEach = 5
const readersAtOnce = [32, 1] as const
const warmUps = 4

type Runs = Map<number, LoadResult[]>

export async function measureFeed(place: Place): Promise<void> {
  const { database, folder, options } = place
  const { path } = await makeVideo(folder, { width: 1280, height: 720, seconds: 20 })
  const commons = await startCommons(place, 'working')
  const quiet: Runs = new Map()
  const busy: Runs = new Map()
  try {
    const last = await lastPost(database)
    for (let i = 0; i < warmUps; i++) await readFeed(place, commons, { connections: 32, seconds: 2 })
    await readRounds(place, commons, quiet)
    for (let round = 0; round < options.rounds; round++) {
      for (const connections of readersAtOnce) {
        await bringVideos(place, commons, path)
        note(busy, connections, await readFeed(place, commons, { connections, seconds: options.seconds }))
        const waiting = await listWaiting(place)
        if (waiting.length === 0)
          throw new Error('The run is void: all videos were ready before it ended. Ask for fewer --seconds')
      }
    }
    await clear(place, last)
    await readRounds(place, commons, quiet)
  } finally {
    await commons.stop()
  }
  for (const connections of readersAtOnce) print(connections, quiet, busy)
}

async function readRounds(place: Place, commons: Service, runs: Runs): Promise<void> {
  for (let round = 0; round < place.options.rounds; round++) {
    for (const connections of readersAtOnce)
      note(runs, connections, await readFeed(place, commons, { connections, seconds: place.options.seconds }))
  }
}

const note = (runs: Runs, connections: number, run: LoadResult) =>
  runs.set(connections, [...(runs.get(connections) ?? []), run])

let seed = 0

async function readFeed(
  { database, load }: Place,
  { port }: Service,
  asked: Pick<LoadOrder, 'connections' | 'seconds'>,
): Promise<LoadResult> {
  const { callers } = database.seeded
  const proof = { text: '"repost_user_id":', times: 10 }
  const common = { likeable: [], idempotent: false, compressed: false, seed: ++seed }
  const result = await load.run({ ...asked, ...common, port, call: 'timeline', callers, proof })
  if (result.failure !== undefined) throw new Error(`The run is void: timeline answered ${result.failure}`)
  return result
}

/** Uploads videos until each owner has as many waiting as allowed, so that there is always a next one. */
async function bringVideos(place: Place, { port }: Service, file: string): Promise<void> {
  const waiting = await listWaiting(place)
  for (const caller of place.database.seeded.callers.slice(0, owners)) {
    const most = videosEach - waiting.filter((owner) => owner === caller.id).length
    const brought = { port, callers: [caller], files: [file], most, connections: 1, seconds: 60 }
    const result = await place.load.run(uploadOrder(place, { ...brought, proof: proofs.ours }))
    if (result.failure !== undefined || result.answered !== most)
      throw new Error(`The run is void: of ${most} videos ${result.answered} came in: ${result.failure}`)
  }
}

/** Lists the owners of videos that aren't ready, once per video. */
async function listWaiting({ database }: Place): Promise<number[]> {
  const { rows } = await query<{ owner: number }>(
    database.connection,
    `select owner_id::int as owner from media where kind = 'video' and state = 'processing'`,
  )
  return rows.map(({ owner }) => owner)
}

function print(connections: number, quiet: Runs, busy: Runs): void {
  const of = (runs: Runs, figure: (run: LoadResult) => number) =>
    medianOf((runs.get(connections) ?? []).map(figure))
  const row = (runs: Runs) =>
    [
      `p50 ${of(runs, (run) => run.p50).toFixed(1)} ms`,
      `p99 ${of(runs, (run) => run.p99).toFixed(1)} ms`,
      `${of(runs, (run) => run.answered / run.seconds).toFixed(0)} pages a second`,
    ].join(', ')
  console.log(`
the feed over ${connections} ${connections === 1 ? 'connection' : 'connections'}
quiet                          ${row(quiet)}
while ten videos are processed ${row(busy)}`)
  const lift = of(busy, (run) => run.p99) / of(quiet, (run) => run.p99)
  against('p99, times that without', lift, goal, lift <= goal)
}
