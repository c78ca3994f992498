/** Uploads accepted a second, and uploads a second with their renditions ready, both beside the floor. */
import { setTimeout as sleep } from 'node:timers/promises'
import { running } from './compare.ts'
import { query } from './database.ts'
import type { LoadResult } from './load.ts'
import {
  clear,
  commonsFiles,
  countFiles,
  floorFiles,
  lastPost,
  type Place,
  proofs,
  startCommons,
  uploadOrder,
} from './media-place.ts'
import { cpuMs, familyCpuMs, type Service, startService } from './processes.ts'
import { against, medianOf } from './report.ts'

const goals = { accepted: 0.7, ready: 0.8 }
const connections = 32
/** Uploads before the measurement, until the code is compiled. Commons lets at most some 5,000 wait. */
const warmUpUploads = 4_000
const warmUpSeconds = 60
const warmUpPictures = 16
const renditionsOfPicture = 3

type Side = 'floor' | 'ours'

interface Run {
  readonly answered: number
  readonly perSecond: number
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
  /** CPU per upload, in milliseconds: of the server's own process, of its children, of PostgreSQL. */
  readonly serverMs: number
  readonly childrenMs: number
  readonly postgresMs: number
}

/** Measures the floor and Commons in turns, the floor first and last. */
async function inTurns(
  place: Place,
  services: Record<Side, Service>,
  measure: (side: Side, service: Service) => Promise<Run>,
): Promise<Record<Side, Run[]>> {
  const runs: Record<Side, Run[]> = { floor: [await measure('floor', services.floor)], ours: [] }
  for (let round = 0; round < place.options.rounds; round++) {
    for (const side of ['ours', 'floor'] as const) runs[side].push(await measure(side, services[side]))
  }
  return runs
}

/** Starts a floor and Commons, passes them to `work`, and ends them. */
async function withServices<T>(
  place: Place,
  { jobs, renditions }: { jobs: 'working' | 'at rest'; renditions: 'on' | 'off' },
  work: (services: Record<Side, Service>) => Promise<T>,
): Promise<T> {
  const { database, options } = place
  const env = { DATABASE_URL: database.url, FILES_DIR: floorFiles(database), RENDITIONS: renditions }
  const floor = await startService('media-floor.ts', env, running(database, options, 'floor'))
  const ours = await startCommons(place, jobs).catch(async (error: unknown) => {
    await floor.stop()
    throw error
  })
  try {
    return await work({ floor, ours })
  } finally {
    for (const service of [floor, ours]) await service.stop()
  }
}

export async function compareAccepted(place: Place): Promise<void> {
  for (const jobs of ['at rest', 'working'] as const) {
    const runs = await withServices(place, { jobs, renditions: 'off' }, async (services) => {
      for (const side of ['floor', 'ours'] as const)
        await accept(place, side, services[side], { seconds: warmUpSeconds, most: warmUpUploads, jobs })
      return inTurns(place, services, (side, service) =>
        accept(place, side, service, { seconds: place.options.seconds, jobs }),
      )
    })
    const { rounds, seconds } = place.options
    const what = `uploads of 176 KB accepted, ${connections} connections, the jobs ${jobs}`
    print(`${what}, ${rounds} rounds of ${seconds} s`, runs)
    const share = medianOf(runs.ours.map(speed)) / medianOf(runs.floor.map(speed))
    against('accepted/s, share of the floor', share, goals.accepted, share >= goals.accepted)
  }
}

async function accept(
  place: Place,
  side: Side,
  service: Service,
  { jobs, ...asked }: { seconds: number; most?: number; jobs: 'working' | 'at rest' },
): Promise<Run> {
  const { database, load } = place
  const before = { post: await lastPost(database), ...cpuOf(place, service) }
  const order = uploadOrder(place, { ...asked, port: service.port, connections, proof: proofs[side] })
  const result = await load.run(order)
  const after = cpuOf(place, service)
  requireRight(side, result)
  const { rows } = await query<{ count: number }>(
    database.connection,
    `select count(*)::int as count from posts p join objects on objects.id = p.id
     join media on media.id = p.media_id where p.id > $1`,
    [before.post],
  )
  requireSame(side, 'posts with a file added', rows[0]?.count, result.answered)
  // If the jobs work, some originals are already gone.
  const folder = side === 'floor' ? floorFiles(database) : commonsFiles(database)
  if (side === 'floor' || jobs === 'at rest')
    requireSame(side, 'files kept', await countFiles(folder, /^original$/), result.answered)
  await clear(place, before.post)
  return {
    ...result,
    perSecond: result.answered / result.seconds,
    ...cpuEach(before, after, result.answered),
  }
}

export async function compareReady(place: Place): Promise<void> {
  // About as many as a core processes in that time: all have arrived long before the last is ready.
  const most = 20 * place.options.seconds
  const runs = await withServices(place, { jobs: 'working', renditions: 'on' }, async (services) => {
    for (const side of ['floor', 'ours'] as const) await publish(place, side, services[side], warmUpPictures)
    return inTurns(place, services, (side, service) => publish(place, side, service, most))
  })
  const { rounds } = place.options
  print(`${most} uploads of 176 KB until all are published with their renditions, ${rounds} rounds`, runs)
  const share = medianOf(runs.ours.map(speed)) / medianOf(runs.floor.map(speed))
  against('ready/s, share of the floor', share, goals.ready, share >= goals.ready)
}

async function publish(place: Place, side: Side, service: Service, most: number): Promise<Run> {
  const { database, load } = place
  const before = { post: await lastPost(database), ...cpuOf(place, service) }
  const started = Date.now()
  const order = { port: service.port, connections, seconds: 60, most, proof: proofs[side] }
  const result = await load.run(uploadOrder(place, order))
  requireRight(side, result)
  requireSame(side, 'posts answered', result.answered, most)
  const ended = await allPublished(place, before.post, most)
  const after = cpuOf(place, service)
  const folder = side === 'floor' ? floorFiles(database) : commonsFiles(database)
  const made = await countFiles(folder, /^(480|960|1280)\.webp$/)
  requireSame(side, 'renditions made', made, most * renditionsOfPicture)
  await clear(place, before.post)
  return { ...result, perSecond: (most * 1000) / (ended - started), ...cpuEach(before, after, most) }
}

const longestWaitMs = 300_000

/** Returns when the last of the posts was published, in milliseconds since 1970. */
async function allPublished({ database }: Place, post: number, most: number): Promise<number> {
  for (const started = Date.now(); Date.now() < started + longestWaitMs; await sleep(200)) {
    const { rows } = await query<{ count: number; last: number }>(
      database.connection,
      `select count(*)::int as count, extract(epoch from max(p.created_at))::float8 * 1000 as last
       from posts p join media m on m.id = p.media_id
       where p.id > $1 and p.position is not null and m.state = 'ready' and m.widths = '{480,960,1280}'`,
      [post],
    )
    const [row] = rows
    if (row?.count === most) return row.last
  }
  throw new Error(`The run is void: not all of ${most} posts were published`)
}

const speed = ({ perSecond }: Run) => perSecond

function requireRight(side: Side, { failure }: LoadResult): void {
  if (failure !== undefined) throw new Error(`The run is void: ${side} answered ${failure}`)
}

function requireSame(side: Side, what: string, figure: number | undefined, expected: number): void {
  if (figure !== expected) throw new Error(`The run is void: ${what} by ${side}: ${figure} of ${expected}`)
}

interface Cpu {
  readonly server: number
  readonly family: number
  readonly postgres: number
}

const cpuOf = ({ database }: Place, { pid }: Service): Cpu => ({
  server: cpuMs(pid),
  family: familyCpuMs(pid),
  postgres: familyCpuMs(database.pid),
})

function cpuEach(before: Cpu, after: Cpu, count: number) {
  const server = after.server - before.server
  return {
    serverMs: server / count,
    childrenMs: (after.family - before.family - server) / count,
    postgresMs: (after.postgres - before.postgres) / count,
  }
}

function print(title: string, runs: Record<Side, readonly Run[]>): void {
  const row = (side: Side) => {
    const of = (figure: keyof Run) => medianOf(runs[side].map((run) => run[figure]))
    return [
      side.padEnd(6),
      of('perSecond').toFixed(1).padStart(10),
      of('p50').toFixed(1).padStart(8),
      of('p99').toFixed(1).padStart(8),
      of('serverMs').toFixed(2).padStart(13),
      of('childrenMs').toFixed(2).padStart(10),
      of('postgresMs').toFixed(2).padStart(12),
      `   (${runs[side].map((run) => run.perSecond.toFixed(0)).join(', ')} a second)`,
    ].join('')
  }
  console.log(`
${title}
       uploads/s  p50 ms  p99 ms  CPU: server  children  PostgreSQL
${row('floor')}
${row('ours')}`)
}
