/** Encodes a chunk of one rendition: a run of segments, each a closed group of pictures in a fragment. */
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { Encoder, FilterAPI, Muxer } from 'node-av/api'
import { FF_ENCODER_LIBX264 } from 'node-av/constants'
import { type Frame, Rational } from 'node-av/lib'
import { MediaFailure } from '../tasks.ts'
import { withDiskSaid } from '../video-derive.ts'
import { filtersTo, type Look, lookOf } from '../video-look.ts'
import { videoOptions } from '../video-rendition.ts'
import { readFragments, videoCodecs } from './boxes.ts'
import { framesFrom, type From } from './frames.ts'
import {
  chunkFile,
  chunkSpan,
  type SegmentedFile,
  segmentsOf,
  type StreamPlan,
  type StreamRendition,
} from './stream-plan.ts'

export interface ChunkWork extends Pick<From, 'file' | 'bounds'> {
  readonly plan: StreamPlan
  readonly rendition: StreamRendition
  readonly chunk: number
  readonly folder: string
}

export interface MadeChunk extends SegmentedFile {
  readonly files: readonly [string]
}

export async function encodeChunk(
  { file, bounds, plan, rendition, chunk, folder }: ChunkWork,
  onProgress: (share: number) => void,
): Promise<MadeChunk> {
  const { from, to } = chunkSpan(plan, chunk)
  const name = chunkFile(rendition.name, chunk)
  const path = join(folder, name)
  const second = (from * plan.rate.den) / plan.rate.num
  const track = await openTrack(path, plan, rendition)
  try {
    const frames = framesFrom({ file, bounds, start: plan.start, second })
    const grid = onGrid(frames, { from, to, rate: plan.rate }, onProgress)
    for await (const { frame, look, slots } of grid) await track.add(frame, look, slots)
    await track.end(to - from)
  } catch (error) {
    throw await withDiskSaid(error, folder)
  } finally {
    await track.close()
  }
  return { files: [name], ...(await finish(path, plan, chunk)) }
}

interface Shown {
  readonly frame: Frame
  readonly look: Look
  /** For how many frames of the chunk it is shown. */
  readonly slots: number
}

/**
 * Yields what is shown in each place of an even grid: of the frames that have come by then, the latest. The
 * first frame is also shown before its time, the last one until the end.
 */
async function* onGrid(
  frames: ReturnType<typeof framesFrom>,
  { from, to, rate }: { from: number; to: number; rate: StreamPlan['rate'] },
  onProgress: (share: number) => void,
): AsyncGenerator<Shown> {
  let shown: { frame: Frame; look: Look } | undefined
  let next = from
  try {
    for await (const { frame, seconds, stream } of frames) {
      const place = Math.min(to, Math.round((seconds * rate.num) / rate.den))
      if (shown && place > next) {
        yield { ...shown, slots: place - next }
        next = place
        onProgress((next - from) / (to - from))
      }
      if (next >= to) return
      const kept = frame.clone()
      if (!kept) throw Object.assign(new Error('A frame could not be kept'), { code: 'ENOMEM' })
      shown?.frame.free()
      shown = { frame: kept, look: lookOf(stream, frame) }
      // On the way to the chunk, frames are only decoded.
      if (place < from) onProgress(0)
    }
    if (!shown) throw new MediaFailure('file_broken')
    yield { ...shown, slots: to - next }
  } finally {
    shown?.frame.free()
  }
}

const keepsFragments = '+frag_keyframe+empty_moov+default_base_moof+negative_cts_offsets+skip_trailer'

/** Opens a file of one track whose fragments begin with a key frame each. */
async function openTrack(path: string, { rate, segmentFrames }: StreamPlan, size: StreamRendition) {
  const target = await Muxer.open(path, {
    format: 'mp4',
    options: {
      movflags: keepsFragments,
      fflags: '+bitexact',
      use_editlist: false,
      avoid_negative_ts: 'disabled',
      video_track_timescale: rate.num,
    },
  })
  let filter: { readonly of: string; readonly run: FilterAPI } | undefined
  let encoder: Encoder | undefined
  let index = -1
  let count = 0

  const encode = async (frame: Frame | null) => {
    if (!encoder) return
    for (using packet of await encoder.encodeAll(frame)) await target.writePacket(packet, index)
  }
  /** The filters keep nothing: each frame comes out before the next one goes in. */
  const scale = async (frame: Frame, look: Look): Promise<Frame> => {
    const filters = [
      ...filtersTo(look, size, 'yuv420p'),
      'setparams=color_primaries=bt709:color_trc=bt709:colorspace=bt709',
    ].join(',')
    if (filter?.of !== filters) {
      filter?.run.close()
      filter = { of: filters, run: FilterAPI.create(filters, { threads: 1, cfr: true, framerate: rate }) }
    }
    const [scaled, ...more] = await filter.run.processAll(frame)
    if (!scaled || more.length > 0) throw new Error('The filters keep frames')
    encoder ??= await begin(filter.run)
    return scaled
  }
  const begin = async (of: FilterAPI) => {
    const begun = await Encoder.create(FF_ENCODER_LIBX264, {
      filter: of,
      context: { threadCount: 2 },
      gopSize: segmentFrames,
      options: { ...videoOptions(size), 'forced-idr': true, sc_threshold: 0 },
    })
    index = target.addStream(begun)
    return begun
  }

  return {
    async add(frame: Frame, look: Look, slots: number): Promise<void> {
      using scaled = await scale(frame, look)
      for (let slot = 0; slot < slots; slot++) {
        using copy = scaled.clone()
        if (!copy) throw Object.assign(new Error('A frame could not be kept'), { code: 'ENOMEM' })
        copy.timeBase = new Rational(rate.den, rate.num)
        copy.pts = BigInt(count++)
        copy.duration = 1n
        await encode(copy)
      }
    },
    async end(expected: number): Promise<void> {
      if (count !== expected) throw new Error(`A chunk has ${count} frames, not ${expected}`)
      await encode(null)
      await target.writePacket(null, index)
    },
    async close(): Promise<void> {
      encoder?.close()
      filter?.run.close()
      await target.close()
    },
  }
}

/** Numbers the chunk's segments as in the whole video, so that joining only puts them one after another. */
async function finish(path: string, plan: StreamPlan, chunk: number) {
  const { from, to } = chunkSpan(plan, chunk)
  const file = await open(path, 'r+')
  try {
    const { headBytes, fragmentBytes } = await readFragments(file, (at) => ({
      sequence: from / plan.segmentFrames + at + 1,
      ticks: BigInt(from) * BigInt(plan.rate.den),
    }))
    if (fragmentBytes.length !== segmentsOf(to - from, plan.segmentFrames).length)
      throw new Error('A chunk has segments of another length')
    await file.sync()
    return { headBytes, segmentBytes: fragmentBytes, codecs: await videoCodecs(file, headBytes) }
  } finally {
    await file.close()
  }
}
