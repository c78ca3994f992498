/** Videos that stream: what making a minute of one costs, and how fast its segments are served. */
import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { StreamPlan } from '../server/src/platform/media/worker/stream/stream-plan.ts'
import type { MediaWorkers } from '../server/src/platform/media/worker/media-workers.ts'
import { query } from './database.ts'
import { makeVideo } from './media-files.ts'
import { commonsFiles, floorFiles, isLinux, notMeasured, type Place, startCommons } from './media-place.ts'
import { childrenCpuMs, inEmptyFolder, withWorkers } from './media-work.ts'
import { cpuMs, startService } from './processes.ts'
import { against, goalLine, medianOf } from './report.ts'
import { randomFrom } from './random.ts'

const heights = [240, 360, 480, 720]
const segmentSeconds = 4
const ignore = () => undefined
/** Seconds of CPU for a minute of 720p, with its sound. */
const cpuGoal = 85
/** The most that chunks may cost more than one pass. */
const chunksGoal = 1.1

/** Prints the CPU that a minute of 720p takes in all renditions, whole and in chunks. */
export async function measureStreams(place: Place): Promise<void> {
  console.log('\na minute of 720p that streams')
  if (!isLinux) return console.log(notMeasured)
  const source = await makeVideo(place.folder, { width: 1280, height: 720, seconds: 60 })
  const file = { path: source.path, mime: 'video/mp4' }
  const cpuOf = async (work: (workers: MediaWorkers) => Promise<unknown>) => {
    const before = childrenCpuMs()
    // The workers end before the CPU is read, so that the time of all children is known.
    await withWorkers(place, work)
    return (childrenCpuMs() - before) / 1000
  }
  const encode = (chunkSeconds: number) =>
    cpuOf(async ({ streams }) => {
      const plan = await streams.plan(file, { heights, segmentSeconds, chunkSeconds }, ignore)
      for (const rendition of plan.renditions) {
        for (let chunk = 0; chunk * plan.chunkFrames < plan.frames; chunk++)
          await inEmptyFolder(place, (folder) =>
            streams.chunk({ file, plan, rendition, chunk, folder }, ignore),
          )
      }
    })
  const encodeSound = () =>
    cpuOf(async ({ streams }) => {
      const plan: StreamPlan = await streams.plan(file, { heights, segmentSeconds, chunkSeconds: 60 }, ignore)
      await inEmptyFolder(place, (folder) => streams.sound({ file, plan, segmentSeconds, folder }, ignore))
    })
  const runs: Array<{ whole: number; parts: number; sound: number }> = []
  for (let round = 0; round < place.options.rounds; round++)
    runs.push({ whole: await encode(60), parts: await encode(20), sound: await encodeSound() })
  const [whole, parts, sound] = (['whole', 'parts', 'sound'] as const).map((what) =>
    medianOf(runs.map((run) => run[what])),
  ) as [number, number, number]
  const all = heights.map((height) => `${height}p`).join(', ')
  goalLine(
    `CPU of ${all} (${whole.toFixed(1)} s) and the sound (${sound.toFixed(1)} s)`,
    whole + sound,
    cpuGoal,
    's',
  )
  against('three chunks, as a share of one', parts / whole, chunksGoal, parts / whole <= chunksGoal)
}

const trackBytes = 64_000_000
const segmentBytes = 1_000_000
const connections = 16

/** Compares segments of a public video with the same ranges from a plain static server. */
export async function compareSegments(place: Place): Promise<void> {
  const { database, options } = place
  const key = randomBytes(16).toString('base64url')
  const content = randomBytes(trackBytes)
  const folder = path.join(commonsFiles(database), key.slice(0, 2), key)
  await mkdir(folder, { recursive: true })
  for (const into of [folder, floorFiles(database)]) await writeFile(path.join(into, '720p.mp4'), content)
  await query(
    database.connection,
    `with file as (
      insert into media (owner_id, key, kind, use, mime, state, width, height, seconds, bytes, preview, widths, heights, stream)
      select author_id, $1, 'video', 'post', 'video/mp4', 'ready', 1280, 720, 256, $2, '', '{480}', '{720}', '{}'
      from posts where audience = 'public' and deleted_at is null order by id desc limit 1
      returning id, owner_id),
    shown as (
      update posts set media_id = file.id from file
      where posts.id = (select max(id) from posts where audience = 'public' and deleted_at is null))
    insert into media_tracks
    select id, 720, 1280, 720, 30, 'avc1.64001f', $2, 800, '{1}', '{4}' from file`,
    [key, trackBytes],
  )
  const floor = await startService(
    'segments-floor.ts',
    { FILES_DIR: floorFiles(database) },
    { logFile: path.join(database.dataDir, 'segments-floor.log') },
  )
  const ours = await startCommons(place, 'at rest')
  try {
    const sides = [
      { name: 'floor', ...floor, address: `http://127.0.0.1:${floor.port}/720p.mp4` },
      { name: 'ours', ...ours, address: `http://127.0.0.1:${ours.port}/media/${key}/720p.mp4` },
    ] as const
    const rates: Record<'floor' | 'ours', number[]> = { floor: [], ours: [] }
    const costs: Record<'floor' | 'ours', number[]> = { floor: [], ours: [] }
    for (let round = 0; round <= options.rounds; round++) {
      for (const { name, address, pid } of sides) {
        const before = cpuMs(pid)
        const perSecond = await readSegments(address, options.seconds)
        // The first round only warms up.
        if (round === 0) continue
        rates[name].push(perSecond)
        costs[name].push((cpuMs(pid) - before) / (perSecond * options.seconds))
      }
    }
    const [plain, mine] = [medianOf(rates.floor), medianOf(rates.ours)]
    console.log(`
segments of 1 MB, ${connections} connections, ${options.rounds} rounds of ${options.seconds} s
floor ${plain.toFixed(0)} a second, ours ${mine.toFixed(0)}: ${(mine / plain).toFixed(2)} (goal 0.70)
${medianOf(costs.ours).toFixed(2)} ms of CPU each (floor ${medianOf(costs.floor).toFixed(2)})`)
  } finally {
    await ours.stop()
    await floor.stop()
  }
}

/** Reads segments at random places for so many seconds; returns how many a second. */
async function readSegments(address: string, seconds: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const random = randomFrom(1)
  const started = performance.now()
  let count = 0
  const work = async () => {
    while (performance.now() - started < seconds * 1000) {
      const start = Math.floor(random() * (trackBytes - segmentBytes))
      const range = `bytes=${start}-${start + segmentBytes - 1}`
      const read = await get(address, agent, range)
      if (read !== segmentBytes) throw new Error(`The run is void: ${read} bytes of ${address}`)
      count++
    }
  }
  await Promise.all(Array.from({ length: connections }, work))
  agent.destroy()
  return (count * 1000) / (performance.now() - started)
}

function get(address: string, agent: Agent, range: string): Promise<number> {
  return new Promise((resolve, reject) => {
    request(address, { agent, headers: { range } }, (response) => {
      if (response.statusCode !== 206) reject(new Error(`The run is void: ${response.statusCode}`))
      buffer(response).then(({ length }) => resolve(length), reject)
    })
      .on('error', reject)
      .end()
  })
}
