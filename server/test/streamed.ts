/** Looks at what streamed videos are made of: frames, flashes and beeps, and whether these come together. */
import { readFile } from 'node:fs/promises'
import { Decoder, Demuxer, Muxer } from 'node-av/api'
import { findBox } from '../src/platform/media/worker/stream/boxes.ts'
import type { VideoWish } from './files/videos.ts'

const every = 2
const lasting = 0.1

/** A video that flashes and beeps for a tenth of every second second. */
export const flashAndBeep = (
  seconds: number,
  { width = 160, height = 90, fps = 30, samples = 48_000 } = {},
): VideoWish => ({
  seconds,
  source: `color=black:size=${width}x${height}:rate=${fps}:duration=${seconds},drawbox=color=white:t=fill:enable='lt(mod(t\\,${every})\\,${lasting})'`,
  soundSource: `aevalsrc='if(lt(mod(t\\,${every})\\,${lasting})\\,sin(2*PI*1000*t)\\,0)':s=${samples}:d=${seconds}`,
})

export interface PlayedFrame {
  readonly second: number
  readonly isKey: boolean
  readonly light: number
  /** The light in the middle of the left side. */
  readonly edge: number
}

/**
 * Returns by how many seconds libav shows a fragmented file's frames later than browsers: by what the first
 * fragment moves frames back at most.
 */
async function shiftOf(path: string, ticksPerSecond: number): Promise<number> {
  const file = await readFile(path)
  const at = file.indexOf('moof') - 4
  if (at < 0) return 0
  const moof = file.subarray(at, at + file.readUInt32BE(at))
  const { body } = findBox(moof, ['moof', 'traf', 'trun'])
  // Version 1, with sizes, perhaps flags, and offsets of each sample, after a place and the first one's flags.
  if (moof.readUInt32BE(body) !== 0x01_00_0a_05) throw new Error('Samples have other fields')
  const offsets = Array.from({ length: moof.readUInt32BE(body + 4) }, (_, i) =>
    moof.readInt32BE(body + 20 + 8 * i),
  )
  return -Math.min(0, ...offsets) / ticksPerSecond
}

/** Returns all frames of a file's video, in the order in which they are shown. */
export async function framesOf(path: string): Promise<PlayedFrame[]> {
  await using source = await Demuxer.open(path)
  const video = source.video()
  if (!video) throw new Error('It has no video')
  using decoder = await Decoder.create(video)
  const shift = await shiftOf(path, video.timeBase.den / video.timeBase.num)
  const frames: PlayedFrame[] = []
  for await (using packet of source.packets(video.index)) {
    for (using frame of await decoder.decodeAll(packet)) {
      const pixels = frame.toBuffer().subarray(0, frame.width * frame.height)
      frames.push({
        second: (Number(frame.pts) * frame.timeBase.num) / frame.timeBase.den - shift,
        isKey: frame.keyFrame === 1,
        light: pixels.reduce((sum, each) => sum + each, 0) / pixels.length,
        edge: pixels[frame.width * Math.floor(frame.height / 2)] ?? 0,
      })
    }
    if (!packet) break
  }
  return frames
}

/** Returns the seconds at which a file's video gets light. */
export async function flashesOf(path: string): Promise<number[]> {
  const frames = await framesOf(path)
  return frames.flatMap(({ second, light }, at) =>
    light > 120 && (frames[at - 1]?.light ?? 0) <= 120 ? [second] : [],
  )
}

/** Returns the seconds at which a file's sound gets loud. */
export async function beepsOf(path: string): Promise<number[]> {
  await using source = await Demuxer.open(path)
  const sound = source.audio()
  if (!sound) throw new Error('It has no sound')
  using decoder = await Decoder.create(sound)
  const beeps: number[] = []
  let quietSince = 0
  for await (using packet of source.packets(sound.index)) {
    for (using frame of await decoder.decodeAll(packet)) {
      const begin = (Number(frame.pts) * frame.timeBase.num) / frame.timeBase.den
      // Planar floats: the first channel comes first.
      const samples = new Float32Array(new Uint8Array(frame.toBuffer()).buffer, 0, frame.nbSamples)
      for (const [at, sample] of samples.entries()) {
        if (Math.abs(sample) < 0.3) continue
        const second = begin + at / frame.sampleRate
        if (second - quietSince > every / 4) beeps.push(second)
        quietSince = second
      }
    }
    if (!packet) break
  }
  return beeps
}

/** Returns how far flashes and beeps are apart, at most, in seconds; the first ones may be cut. */
export function apartOf(flashes: readonly number[], beeps: readonly number[]): number {
  const later = (seconds: readonly number[]) => seconds.filter((second) => second > every / 2)
  const [seen, heard] = [later(flashes), later(beeps)]
  if (seen.length === 0 || seen.length !== heard.length)
    throw new Error(`${seen.length} flashes and ${heard.length} beeps`)
  return Math.max(...seen.map((second, at) => Math.abs(second - (heard[at] ?? 0))))
}

/** Copies a video to another MP4, each packet to the second that is returned for it; left out if none is. */
export async function retime(
  from: string,
  to: string,
  secondFor: (second: number, kind: 'pictures' | 'sound') => number | undefined,
): Promise<void> {
  await using source = await Demuxer.open(from)
  await using target = await Muxer.open(to, { format: 'mp4' })
  const tracks = new Map(source.streams.map((stream) => [stream.index, target.addStream(stream)]))
  const sound = source.audio()?.index
  for await (using packet of source.packets()) {
    const track = packet && tracks.get(packet.streamIndex)
    if (!packet || track === undefined || track === null) continue
    const { num, den } = packet.timeBase
    const second = (Number(packet.pts) * num) / den
    const wanted = secondFor(second, packet.streamIndex === sound ? 'sound' : 'pictures')
    if (wanted === undefined) continue
    const ticks = BigInt(Math.round(((wanted - second) * den) / num))
    packet.pts += ticks
    packet.dts += ticks
    await target.writePacket(packet, track)
  }
}

/** Writes the pictures of several videos one after the other, each from the second that is given with it. */
export async function playAfterAnother(
  parts: ReadonlyArray<readonly [path: string, second: number]>,
  to: string,
): Promise<void> {
  await using target = await Muxer.open(to, { format: 'webm' })
  let track: number | undefined
  for (const [path, second] of parts) {
    await using source = await Demuxer.open(path)
    const video = source.video()
    if (!video) throw new Error('It has no video')
    track ??= target.addStream(video)
    const ticks = BigInt(Math.round((second * video.timeBase.den) / video.timeBase.num))
    for await (using packet of source.packets(video.index)) {
      if (!packet) continue
      packet.pts += ticks
      packet.dts += ticks
      await target.writePacket(packet, track)
    }
  }
}

/** Copies only the sound of a video to another file. */
export async function keepSound(from: string, to: string): Promise<void> {
  await using source = await Demuxer.open(from)
  await using target = await Muxer.open(to, { format: 'mp4' })
  const sound = source.audio()
  if (!sound) throw new Error('It has no sound')
  const track = target.addStream(sound)
  for await (using packet of source.packets(sound.index)) if (packet) await target.writePacket(packet, track)
}
