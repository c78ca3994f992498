/** Plans a streamed video by reading all its packets: headers are often wrong about lengths. */
import type { Demuxer } from 'node-av/api'
import type { Packet } from 'node-av/lib'
import { type IncomingFile, type MediaBounds, MediaFailure } from '../tasks.ts'
import { inspectVideo, toleratedSeconds } from '../video-inspect.ts'
import { sizeAt } from '../video-look.ts'
import type { FrameRate } from '../even-grid.ts'
import { frameRateOf } from '../video-rendition.ts'
import { findSound, findVideo, openSource, secondOf } from '../video-source.ts'
import { firstLook } from '../first-look.ts'
import type { StreamPlan, StreamWish } from './stream-plan.ts'

export async function makePlan(
  file: IncomingFile,
  bounds: MediaBounds,
  wish: StreamWish,
  onProgress: (share: number) => void,
): Promise<StreamPlan> {
  const { seconds: claimed } = await inspectVideo(file, bounds)
  const look = await firstLook(file, bounds)
  const sound = (await findSound(file)) ?? null
  await using source = await openSource(file)
  const video = findVideo(source)
  const rate = evenRate(frameRateOf(video))
  const seconds = await readEnd(source, [video.index, sound], bounds, (at) =>
    onProgress(claimed > 0 ? Math.min(1, at / claimed) : 0),
  )
  const segmentFrames = Math.max(1, Math.round((wish.segmentSeconds * rate.num) / rate.den))
  const sizes = new Map(
    wish.heights.map((wanted) => {
      const { width, height } = sizeAt(look, wanted)
      const name = Math.min(width, height)
      return [name, { name, width, height }] as const
    }),
  )
  return {
    rate,
    start: source.startTime,
    frames: Math.max(1, Math.round((seconds * rate.num) / rate.den)),
    segmentFrames,
    chunkFrames: segmentFrames * Math.max(1, Math.round(wish.chunkSeconds / wish.segmentSeconds)),
    sound,
    renditions: [...sizes.values()].toSorted((a, b) => a.name - b.name),
  }
}

/** Returns the second at which the last packet of these tracks ends. */
async function readEnd(
  source: Demuxer,
  tracks: ReadonlyArray<number | null>,
  { videoSeconds }: MediaBounds,
  onSecond: (second: number) => void,
): Promise<number> {
  let end = 0
  let told = 0
  for await (using packet of source.packets()) {
    if (!packet) break
    if (!tracks.includes(packet.streamIndex)) continue
    end = Math.max(end, endOf(packet) - source.startTime)
    if (end > videoSeconds + toleratedSeconds) throw new MediaFailure('video_too_long')
    if (end < told + 10) continue
    told = end
    onSecond(end)
  }
  return end
}

function endOf(packet: Packet): number {
  const { duration, timeBase } = packet
  const at = secondOf(packet)
  return at === undefined ? 0 : at + (Number(duration) * timeBase.num) / timeBase.den
}

const usualRates: readonly FrameRate[] = [
  { num: 24_000, den: 1_001 },
  { num: 24, den: 1 },
  { num: 25, den: 1 },
  { num: 30_000, den: 1_001 },
  { num: 30, den: 1 },
]
const nearly = 0.0005
const parts = 1_000

/** Returns the usual rate next to this one, or else the rate in thousandths: players count in small numbers. */
export function evenRate({ num, den }: FrameRate): FrameRate {
  const perSecond = num / den
  const usual = usualRates.find((rate) => Math.abs(rate.num / rate.den / perSecond - 1) < nearly)
  return usual ?? { num: Math.round(perSecond * parts), den: parts }
}
