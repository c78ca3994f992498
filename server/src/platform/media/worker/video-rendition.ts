/** One rendition of a video: takes frames and sound, writes an MP4 that every browser plays. */
import { join } from 'node:path'
import { type Decoder, Encoder, FilterAPI, Muxer } from 'node-av/api'
import { FF_ENCODER_AAC } from 'node-av/constants'
import type { Frame, Packet, Rational, Stream } from 'node-av/lib'
import type { FrameRate, Shown } from './even-grid.ts'
import { openVideoTrack } from './video-track.ts'

export interface RenditionPlan {
  readonly folder: string
  readonly name: string
  readonly size: { readonly width: number; readonly height: number }
  readonly frameRate: FrameRate
  /** The timestamp of the sound's source at which it begins, in seconds. */
  readonly start: number
  /** The seconds after which its sound ends; undefined for all of it. */
  readonly length?: number | undefined
  readonly sound: Decoder | undefined
}

export interface Rendition {
  addFrame(shown: Shown): Promise<void>
  addSound(frame: Frame): Promise<void>
  end(): Promise<void>
  close(): Promise<void>
}

const keyEverySeconds = 4

export async function openRendition(plan: RenditionPlan): Promise<Rendition> {
  const { frameRate: rate, sound, size } = plan
  const target = await Muxer.open(join(plan.folder, plan.name), {
    format: 'mp4',
    // Only the two tracks: no chapters, no tags, not even our own name.
    options: { movflags: '+faststart', fflags: '+bitexact' },
  })
  const gopSize = Math.ceil((keyEverySeconds * rate.num) / rate.den)
  const frames = await openVideoTrack(target, { size, rate, gopSize })
  const samples =
    sound &&
    (await track(target, soundFilter(plan), (filter) =>
      Encoder.create(FF_ENCODER_AAC, { decoder: sound, filter, bitrate: 128_000 }),
    ))
  return {
    addFrame: (shown) => frames.add(shown),
    addSound: async (frame) => samples?.add(frame),
    async end() {
      await frames.end()
      await samples?.add(null)
    },
    async close() {
      frames.close()
      samples?.close()
      await target.close()
    },
  }
}

/** Fills gaps in the sound, also the one before it if the pictures begin earlier. */
const soundFilter = ({ start, length }: RenditionPlan) =>
  [
    `asetpts=PTS-${start}/TB`,
    'aresample=async=1000:first_pts=0',
    ...(length === undefined ? [] : [`atrim=end=${length}`]),
    'aformat=sample_fmts=fltp:sample_rates=44100|48000:channel_layouts=stereo',
  ].join(',')

/** Adds a track to a file: its frames pass through a filter and an encoder. */
export async function track(
  target: Muxer,
  filters: string,
  encoderOf: (filter: FilterAPI) => Promise<Encoder>,
) {
  const filter = FilterAPI.create(filters, { threads: 1 })
  const encoder = await encoderOf(filter)
  const index = target.addStream(encoder)
  const write = async (packets: Packet[]) => {
    for (using packet of packets) await target.writePacket(packet, index)
  }
  return {
    /** null ends the track. */
    async add(frame: Frame | null): Promise<void> {
      for (using filtered of await filter.processAll(frame)) await write(await encoder.encodeAll(filtered))
      if (frame) return
      await write(await encoder.encodeAll(null))
      await target.writePacket(null, index)
    },
    close(): void {
      encoder.close()
      filter.close()
    },
  }
}

const mostFrames = 33
const leastFrames = 5
const mostBelieved = 240
const usualFrames: FrameRate = { num: 30, den: 1 }

/** Returns the source's own rate, divided by a whole number if it's more than screens need. */
export function frameRateOf({ avgFrameRate, rFrameRate }: Stream): FrameRate {
  const [average, real] = [perSecond(avgFrameRate), perSecond(rFrameRate)]
  // The average is inexact for few frames, and means little if they come irregularly.
  const isReal = real >= average * 0.85 && real <= mostBelieved
  const [rate, value] = isReal ? [rFrameRate, real] : [avgFrameRate, average]
  if (!(value >= leastFrames && value <= mostBelieved)) return usualFrames
  return { num: rate.num, den: rate.den * Math.ceil(value / mostFrames) }
}

const perSecond = ({ num, den }: Rational) => (num > 0 && den > 0 ? num / den : 0)
