/** Draws the pictures of a streamed video: its poster, thumbnails to choose from, and its storyboard. */
import { FilterAPI } from 'node-av/api'
import type { Frame } from 'node-av/lib'
import sharp from 'sharp'
import { sheetFile, type StoredStoryboard, type StoredStream, thumbnailPrefix } from '../../stored-stream.ts'
import { firstLook } from '../first-look.ts'
import { writeMade } from '../made-files.ts'
import { findPoster, laterLooksAt, type PosterFinder } from '../poster.ts'
import { type IncomingFile, type MediaBounds, MediaFailure } from '../tasks.ts'
import { filtersTo, type Look, lookOf } from '../video-look.ts'
import { findVideo, openSource, openVideoDecoder } from '../video-source.ts'
import { framesFrom } from './frames.ts'
import { secondsOf, type StreamPlan } from './stream-plan.ts'

export interface StillsWork {
  readonly file: IncomingFile
  readonly bounds: MediaBounds
  readonly plan: StreamPlan
  readonly widths: readonly number[]
  readonly posterAt?: number | undefined
  readonly folder: string
}

export interface MadeStills {
  readonly preview: string
  readonly widths: readonly number[]
  readonly thumbnails: NonNullable<StoredStream['thumbnails']>
  readonly files: readonly string[]
}

/** Where thumbnails are taken, as shares of the length. */
const thumbnailsAt = [0.25, 0.5, 0.75]
/** The poster is looked for in the first seconds, and later only if all that these show is flat. */
const posterSeconds = 4
/** Frames that are decoded on the way to a picture: enough for ten seconds between key frames. */
const mostOnTheWay = 300

export async function drawStills(
  { file, bounds, plan, widths, posterAt, folder }: StillsWork,
  onProgress: (share: number) => void,
): Promise<MadeStills> {
  const look = await firstLook(file, bounds)
  const end = secondsOf(plan)
  const from = { file, bounds, start: plan.start }
  const draw = async (finder: PosterFinder, second: number, until: number) => {
    let onTheWay = 0
    for await (const { frame, seconds, stream } of framesFrom({ ...from, second })) {
      // A picture a little too early is better than none.
      const isEnough = seconds >= until || ++onTheWay > mostOnTheWay
      await finder.see(frame, lookOf(stream, frame), isEnough ? Math.max(seconds, until) : seconds)
      if (isEnough) return
    }
  }
  const chosenAt = posterAt === undefined ? undefined : Math.min(posterAt, end)
  const poster = findPoster(look, widths, { length: end, chosenAt })
  await draw(poster, chosenAt ?? 0, chosenAt ?? posterSeconds)
  if (chosenAt === undefined)
    for (const second of laterLooksAt(end)) if (poster.isFlat) await draw(poster, second, second)
  const best = await poster.make(widths, folder)
  if (!best) throw new MediaFailure('file_broken')
  const thumbnails = []
  for (const [at, share] of thumbnailsAt.entries()) {
    onProgress((at + 1) / (thumbnailsAt.length + 1))
    const second = share * end
    const finder = findPoster(look, widths, { length: end, chosenAt: second })
    await draw(finder, second, second)
    thumbnails.push((await finder.make(widths, folder, thumbnailPrefix(at))) ?? best)
  }
  return {
    preview: best.preview,
    widths: best.widths,
    thumbnails: thumbnails.map(({ preview, widths: made }) => ({ preview, widths: made })),
    files: [best, ...thumbnails].flatMap(({ files }) => files),
  }
}

export interface StoryboardWork {
  /** The lowest rendition, whose key frames are its segments' first. */
  readonly file: IncomingFile
  readonly bounds: MediaBounds
  readonly plan: StreamPlan
  readonly folder: string
}

/** Small pictures in sheets, one for every few seconds, row by row. */
export interface MadeStoryboard extends StoredStoryboard {
  readonly files: readonly string[]
}

const pictureSide = 160
const columns = 10
const rows = 10
/** Pictures of a long video; a short one has one for each segment. */
const mostPictures = 200
const quality = 60

export async function drawStoryboard(
  { file, bounds, plan, folder }: StoryboardWork,
  onProgress: (share: number) => void,
): Promise<MadeStoryboard> {
  const segments = Math.ceil(plan.frames / plan.segmentFrames)
  const every = Math.max(1, Math.ceil(segments / mostPictures))
  const count = Math.ceil(segments / every)
  const size = sizeOf(await firstLook(file, bounds))
  const files: string[] = []
  let pictures: Buffer[] = []
  let drawn = 0
  for await (const picture of keyPictures({ file, bounds, every }, size)) {
    pictures.push(picture)
    onProgress(++drawn / count)
    if (pictures.length < columns * rows && drawn < count) continue
    const name = sheetFile(files.length)
    await writeMade(folder, name, await sheetOf(pictures, size))
    files.push(name)
    pictures = []
  }
  if (drawn !== count) throw new Error(`A storyboard has ${drawn} pictures, not ${count}`)
  const everySeconds = (every * plan.segmentFrames * plan.rate.den) / plan.rate.num
  return { ...size, columns, rows, everySeconds, count, files }
}

/** Yields the first frame of every so many segments, small. Other frames aren't decoded. */
async function* keyPictures(
  { file, bounds, every }: Pick<StoryboardWork, 'file' | 'bounds'> & { every: number },
  size: Size,
): AsyncGenerator<Buffer> {
  await using source = await openSource(file)
  const stream = findVideo(source)
  let keys = 0
  for await (using packet of source.packets(stream.index)) {
    if (!packet) break
    if (!packet.isKeyframe || keys++ % every !== 0) continue
    using decoder = await openVideoDecoder(stream, bounds)
    const [frame, ...more] = [...(await decoder.decodeAll(packet)), ...(await decoder.decodeAll(null))]
    for (const each of more) each.free()
    if (!frame) throw new MediaFailure('file_broken')
    using shown = frame
    yield await pixelsOf(shown, lookOf(stream, shown), size)
  }
}

async function pixelsOf(frame: Frame, look: Look, size: Size): Promise<Buffer> {
  using filter = FilterAPI.create(filtersTo(look, size, 'rgb24').join(','), { threads: 1 })
  const [drawn, ...more] = [...(await filter.processAll(frame)), ...(await filter.processAll(null))]
  for (const each of more) each.free()
  if (!drawn) throw new Error('A frame could not be drawn')
  using picture = drawn
  return picture.toBuffer()
}

interface Size {
  readonly width: number
  readonly height: number
}

function sizeOf({ width, height }: Look): Size {
  const scale = Math.min(1, pictureSide / Math.max(width, height))
  const even = (side: number) => Math.max(2, 2 * Math.round((side * scale) / 2))
  return { width: even(width), height: even(height) }
}

function sheetOf(pictures: readonly Buffer[], { width, height }: Size): Promise<Buffer> {
  const wide = Math.min(columns, pictures.length)
  const high = Math.ceil(pictures.length / columns)
  return sharp({
    create: { width: wide * width, height: high * height, channels: 3, background: '#000' },
  })
    .composite(
      pictures.map((input, at) => ({
        input,
        raw: { width, height, channels: 3 as const },
        left: (at % columns) * width,
        top: Math.floor(at / columns) * height,
      })),
    )
    .webp({ quality, effort: 3 })
    .toBuffer()
}
