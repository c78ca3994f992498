/** The processes that read untrusted files, measured alone: their speed and their cost. */
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readConfig } from '../server/src/platform/config.ts'
import { openLog } from '../server/src/platform/log.ts'
import type { IncomingFile, MediaWorkers } from '../server/src/platform/media/worker/tasks.ts'
import { openMediaWorkers } from '../server/src/platform/media/worker/workers.ts'
import { mediaChildren } from '../server/test/media/media-workers.ts'
import { makeLargestPicture, makeVideo } from './media-files.ts'
import { isLinux, notMeasured, type Place } from './media-place.ts'
import { cpuMs, familyCpuMs } from './processes.ts'
import { medianOf } from './report.ts'

const config = readConfig({ LOG_LEVEL: 'warn' })
const plan = { widths: [480, 960, 1440] }
const videoPlan = { heights: config.VIDEO_HEIGHTS, posterWidths: plan.widths }
/** Files in work at a time, enough for the workers never to be idle. */
const underWay = 8

/** Starts worker processes as the server does, passes them to `work`, and ends them. */
async function withWorkers<T>({ folder }: Place, work: (workers: MediaWorkers) => Promise<T>): Promise<T> {
  const workers = openMediaWorkers({
    bounds: {
      imageMegapixels: config.IMAGE_MAX_MEGAPIXELS,
      videoMegapixels: config.VIDEO_MAX_MEGAPIXELS,
      videoSeconds: config.VIDEO_MAX_MINUTES * 60,
    },
    scratch: folder,
    log: openLog(config),
    videosAtOnce: 1,
  })
  try {
    return await work(workers)
  } finally {
    await workers.close()
  }
}

async function inEmptyFolder<T>({ folder }: Place, work: (made: string) => Promise<T>): Promise<T> {
  const made = await mkdtemp(path.join(folder, 'made-'))
  try {
    return await work(made)
  } finally {
    await rm(made, { recursive: true })
  }
}

const picture = (file: string): IncomingFile => ({ path: file, mime: 'image/jpeg' })
const video = (file: string): IncomingFile => ({ path: file, mime: 'video/mp4' })

/**
 * Returns the CPU that this process's children have used, in milliseconds, including children that have
 * ended.
 */
const childrenCpuMs = () => familyCpuMs(process.pid) - cpuMs(process.pid)

export async function measurePictures(place: Place): Promise<void> {
  const { pictures, options } = place
  const runs: Array<{ perSecond: number; cpu: number }> = []
  await withWorkers(place, async (workers) => {
    let count = 0
    const make = async () => {
      const file = picture(pictures[count++ % pictures.length] ?? '')
      await inEmptyFolder(place, (made) => workers.derivePicture(file, plan, made))
    }
    await Promise.all(Array.from({ length: underWay }, make))
    for (let round = 0; round < options.rounds; round++) {
      const [first, cpu, started] = [count, childrenCpuMs(), performance.now()]
      const deadline = started + options.seconds * 1000
      const makeOn = async () => {
        while (performance.now() < deadline) await make()
      }
      await Promise.all(Array.from({ length: underWay }, makeOn))
      const made = count - first
      const seconds = (performance.now() - started) / 1000
      runs.push({ perSecond: made / seconds, cpu: (childrenCpuMs() - cpu) / made })
    }
  })
  console.log(`
pictures of 176 KB, their renditions alone, 2 processes, ${options.rounds} rounds of ${options.seconds} s
${medianOf(runs.map(({ perSecond }) => perSecond)).toFixed(1)} a second (${runs.map(({ perSecond }) => perSecond.toFixed(1)).join(', ')}), ${told(medianOf(runs.map(({ cpu }) => cpu)))} ms of CPU each`)
}

export async function measureVideos(place: Place): Promise<void> {
  console.log(`
videos, each in one process that makes ${config.VIDEO_HEIGHTS.map((height) => `${height}p`).join(', ')}`)
  for (const size of [
    { width: 1280, height: 720 },
    { width: 1920, height: 1080 },
  ]) {
    const made = await makeVideo(place.folder, { ...size, seconds: 10 })
    const runs: Array<{ cpu: number; wall: number }> = []
    for (let round = 0; round < place.options.rounds; round++) {
      const [cpu, started] = [childrenCpuMs(), performance.now()]
      let wall = NaN
      // The workers end before the CPU is read, so that the time of all children is known.
      await withWorkers(place, async (workers) => {
        await convert(place, workers, made.path)
        wall = performance.now() - started
      })
      runs.push({ cpu: childrenCpuMs() - cpu, wall })
    }
    const aMinute = (ms: number[]) => (medianOf(ms) * 60) / (made.seconds * 1000)
    const [cpu, wall] = [aMinute(runs.map((run) => run.cpu)), aMinute(runs.map((run) => run.wall))]
    const rate = ((made.megabytes * 8) / made.seconds).toFixed(1)
    console.log(
      `${size.height}p of ${rate} Mbit/s: ${told(cpu)} s of CPU a minute of video, ${wall.toFixed(1)} s until it is ready`,
    )
  }
}

async function convert(place: Place, workers: MediaWorkers, file: string): Promise<void> {
  const made = await inEmptyFolder(place, (folder) =>
    workers.deriveVideo(video(file), videoPlan, folder, () => undefined),
  )
  if (made.heights.length === 0) throw new Error('The run is void: a video has no rendition')
}

export async function measureMemory(place: Place): Promise<void> {
  console.log('\npeak memory of the processes that read files')
  if (!isLinux) return console.log(notMeasured)
  const [largest = '', ordinary = ''] = [await makeLargestPicture(place.folder), place.pictures[0]]
  const ultra = await makeVideo(place.folder, { width: 3840, height: 2160, seconds: 3 })
  const derive = (file: string) => (workers: MediaWorkers) =>
    inEmptyFolder(place, (made) => workers.derivePicture(picture(file), plan, made))
  const kinds: Array<[string, (workers: MediaWorkers) => Promise<unknown>]> = [
    ['a look at a JPEG of 40 megapixels', (workers) => workers.inspect(picture(largest))],
    ['a look at a video of 2160p', (workers) => workers.inspect(video(ultra.path))],
    ['renditions of a JPEG of 176 KB', derive(ordinary)],
    ['renditions of a JPEG of 40 megapixels', derive(largest)],
    ['renditions of a video of 2160p', (workers) => convert(place, workers, ultra.path)],
  ]
  for (const [what, work] of kinds) {
    const megabytes = await withWorkers(place, (workers) => peakDuring(work(workers)))
    console.log(`${what.padEnd(40)}${megabytes.toFixed(0).padStart(5)} MB`)
  }
}

/**
 * Returns the most memory that any child held during `work`, in MB. Reads it often, since some children end
 * with it.
 */
async function peakDuring(work: Promise<unknown>): Promise<number> {
  let peak = 0
  const look = async () => {
    for (const pid of await mediaChildren()) peak = Math.max(peak, highWaterMb(pid))
  }
  const done = work.then(() => true)
  while (!(await Promise.race([done, sleep(20)]))) await look()
  // A child that is kept for the next file can still be read.
  await look()
  return peak
}

function highWaterMb(pid: number): number {
  try {
    const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return (Number(kilobytes ?? 0) * 1024) / 1e6
  } catch {
    // The process has just ended.
    return 0
  }
}

const told = (figure: number) => (Number.isNaN(figure) ? notMeasured : figure.toFixed(1))
