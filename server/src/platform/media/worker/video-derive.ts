/** Makes a video's renditions and poster, in one pass over the file. */
import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Decoder, Demuxer } from 'node-av/api'
import type { Frame, Packet, Stream } from 'node-av/lib'
import { EvenGrid, type Shown } from './even-grid.ts'
import { firstLook } from './first-look.ts'
import { syncMade } from './made-files.ts'
import { findPoster, type PosterFinder } from './poster.ts'
import { readThrough, systemCode } from './system-errors.ts'
import { type IncomingFile, type MediaBounds, MediaFailure, type VideoPlan } from './tasks.ts'
import { inspectVideo, toleratedSeconds } from './video-inspect.ts'
import { type Look, lookOf, sizeAt } from './video-look.ts'
import { frameRateOf, openRendition, type Rendition } from './video-rendition.ts'
import { findVideo, goTo, openSource, openVideoDecoder, secondOf } from './video-source.ts'
import { openSound, type Sound } from './video-sound.ts'

/** Like `DerivedVideo`, with only the names of the files. */
export interface MadeVideo {
  readonly width: number
  readonly height: number
  readonly seconds: number
  readonly hasSound: boolean
  readonly preview: string
  readonly widths: readonly number[]
  readonly heights: readonly number[]
  readonly files: readonly string[]
}

interface Where {
  readonly bounds: MediaBounds
  readonly folder: string
}

type Progress = (share: number) => void

const toldEveryMs = 500
const toldEveryShare = 0.1

export async function deriveVideo(
  file: IncomingFile,
  plan: VideoPlan,
  where: Where,
  onProgress: Progress,
): Promise<MadeVideo> {
  const { cut } = plan
  // How long the rest of a file is doesn't matter.
  const inspected = cut ? { ...where.bounds, videoSeconds: Number.POSITIVE_INFINITY } : where.bounds
  const { seconds } = await inspectVideo(file, inspected)
  const claimed = cut ? Math.max(0, Math.min(seconds || cut.to, cut.to) - cut.from) : seconds
  try {
    // Of an unknown length, as long as it may be.
    const length = claimed || where.bounds.videoSeconds
    const made = await makeVideo({ file, length }, plan, where, told(onProgress, claimed))
    if (made.seconds + toleratedSeconds < claimed) await readThrough(file.path)
    return made
  } catch (error) {
    // libav treats a read error as the file's end.
    if (systemCode(error) === undefined) await readThrough(file.path)
    throw error
  }
}

async function makeVideo(
  { file, length }: { readonly file: IncomingFile; readonly length: number },
  plan: VideoPlan,
  { bounds, folder }: Where,
  onSeconds: (seconds: number) => void,
): Promise<MadeVideo> {
  const look = await firstLook(file, bounds)
  await using sound = await openSound(file, plan)
  // Its own sound isn't meant to be heard, and the other one has none.
  if (plan.sound && !sound) throw new MediaFailure('reel_sound_not_found')
  await using source = await openSource(file)
  const video = findVideo(source)
  using videoDecoder = await openVideoDecoder(video, bounds)
  const sizes = renditionsOf(look, plan.heights)
  const renditions: Rendition[] = []
  const poster = findPoster(look, plan.posterWidths, { length, chosenAt: plan.posterAt })
  const frameRate = frameRateOf(video)
  const grid = new EvenGrid({ rate: frameRate })
  const { from, to } = plan.cut ?? whole
  try {
    for (const { name, size } of sizes) {
      const heard = { sound: sound?.decoder, start: sound?.start ?? 0, length: plan.cut && to - from }
      renditions.push(await openRendition({ folder, name, size, frameRate, ...heard }))
    }
    if (from > 0) await goTo(source, from)
    const start = source.startTime + from
    const road = {
      source,
      video,
      videoDecoder,
      start,
      length: to - from,
      sound,
      renditions,
      poster,
      grid,
      // A part is bounded by its own length: what lies beyond is left, however long it is.
      bounds: plan.cut ? { ...bounds, videoSeconds: Number.POSITIVE_INFINITY } : bounds,
    }
    await convert(road, onSeconds)
  } catch (error) {
    throw await withDiskSaid(error, folder)
  } finally {
    grid.free()
    for (const rendition of renditions) await rendition.close()
  }
  const stills = await poster.make(plan.posterWidths, folder)
  if (!stills) throw new MediaFailure('file_broken')
  const made = await checkMade(folder, sizes)
  return {
    ...made,
    hasSound: sound !== undefined,
    preview: stills.preview,
    widths: stills.widths,
    heights: sizes.map(({ shorter }) => shorter),
    files: [...sizes.map(({ name }) => name), ...stills.files],
  }
}

const whole = { from: 0, to: Number.POSITIVE_INFINITY }

interface Road {
  readonly source: Demuxer
  readonly video: Stream
  readonly videoDecoder: Decoder
  /** The timestamp at which it begins, and for how many seconds it may go on. */
  readonly start: number
  readonly length: number
  readonly sound: Sound | undefined
  readonly renditions: readonly Rendition[]
  readonly poster: PosterFinder
  readonly grid: EvenGrid
  readonly bounds: MediaBounds
}

async function convert(road: Road, onSeconds: (seconds: number) => void): Promise<void> {
  const { source, video, videoDecoder, length, sound, renditions, poster, grid } = road
  let end = 0
  let isSeen = false
  const add = async (shown: Shown | undefined) => {
    if (!shown) return
    // Of a part in which no frame begins, the one before it is all that is seen.
    if (!isSeen) await poster.see(shown.frame, shown.look, 0)
    isSeen = true
    for (const each of renditions) await each.addFrame(shown)
  }
  const show = async (packet: Packet | null) => {
    for (using frame of await videoDecoder.decodeAll(packet)) {
      const seconds = requireShort(frame, road)
      if (end >= length) continue
      const look = lookOf(video, frame)
      if (seconds >= 0 && seconds < length) {
        await poster.see(frame, look, seconds)
        isSeen = true
      }
      await add(grid.until(Math.min(seconds, length)))
      if (seconds < length) grid.keep(frame, look)
      end = Math.min(length, seconds + (Number(frame.duration) * frame.timeBase.num) / frame.timeBase.den)
      if (seconds >= length) end = length
      onSeconds(seconds)
    }
  }
  const play = async (frame: Frame) => {
    if (sound && !sound.isOther) requireShort(frame, { ...road, start: sound.start })
    for (const each of renditions) await each.addSound(frame)
  }
  for await (using packet of source.packets(video.index)) {
    if (!packet || end >= length) break
    requireShort(packet, road)
    await show(packet)
    // In step, so that the file has both side by side.
    await sound?.until(end, play)
  }
  await show(null)
  await add(grid.end(Math.min(end, length)))
  if (grid.filled === 0) throw new MediaFailure('file_broken')
  await sound?.until(soundEnd(road, end), play)
  for (const each of renditions) await each.end()
}

/** Sound of its own may go on after the pictures; another one's ends with them. */
const soundEnd = ({ sound, length }: Road, end: number) => (sound?.isOther === true ? end : length)

/** Returns the second at which it plays; refuses a video once it plays too long, whatever its header says. */
function requireShort(of: Frame | Packet, { start, bounds }: Pick<Road, 'start' | 'bounds'>): number {
  const at = secondOf(of)
  if (at === undefined) return 0
  const seconds = at - start
  if (seconds > bounds.videoSeconds + toleratedSeconds) throw new MediaFailure('video_too_long')
  return seconds
}

function renditionsOf(look: Look, heights: readonly number[]) {
  const sizes = new Map(
    heights.map((height) => {
      const size = sizeAt(look, height)
      const shorter = Math.min(size.width, size.height)
      return [shorter, { size, shorter, name: `${shorter}p.mp4` }] as const
    }),
  )
  return [...sizes.values()].toSorted((a, b) => a.shorter - b.shorter)
}

/**
 * Reads the renditions back: only readable ones may be called ready, and their length is the one that counts.
 */
async function checkMade(folder: string, sizes: ReturnType<typeof renditionsOf>) {
  const any: MediaBounds = {
    imageMegapixels: Number.POSITIVE_INFINITY,
    videoMegapixels: Number.POSITIVE_INFINITY,
    videoSeconds: Number.POSITIVE_INFINITY,
  }
  let facts = { width: 0, height: 0, seconds: 0 }
  for (const { name } of sizes) {
    const path = join(folder, name)
    try {
      const { width, height, seconds } = await inspectVideo({ path, mime: 'video/mp4' }, any)
      facts = { width, height, seconds }
    } catch (error) {
      if (systemCode(error) !== undefined) throw error
      // Frames without a time of their own give a rendition that can't be played.
      throw await withDiskSaid(new MediaFailure('file_broken'), folder)
    }
    await syncMade(path)
  }
  return facts
}

const leastFreeBytes = 1_000_000

/** Returns a disk-full error if the disk is full: libav swallows it when it closes a file. */
export async function withDiskSaid(error: unknown, folder: string): Promise<unknown> {
  const { bavail, bsize } = await statfs(folder)
  const isFull = bavail * bsize < leastFreeBytes
  return isFull ? Object.assign(new Error('The disk is full'), { code: 'ENOSPC' }) : error
}

function told(onProgress: Progress, claimed: number): (seconds: number) => void {
  let last = { at: performance.now(), share: 0 }
  return (seconds) => {
    const share = claimed > 0 ? Math.min(0.99, Math.max(last.share, seconds / claimed)) : 0
    const at = performance.now()
    if (at - last.at < toldEveryMs && share - last.share < toldEveryShare) return
    last = { at, share }
    onProgress(share)
  }
}
