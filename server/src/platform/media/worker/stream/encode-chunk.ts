/** Encodes a chunk of one rendition: a run of segments, each a closed group of pictures in a fragment. */
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { Muxer } from 'node-av/api'
import { EvenGrid, type Shown } from '../even-grid.ts'
import { MediaFailure } from '../tasks.ts'
import { withDiskSaid } from '../video-derive.ts'
import { lookOf } from '../video-look.ts'
import { openVideoTrack } from '../video-track.ts'
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
  const target = await openFile(path, plan)
  const track = await openVideoTrack(target, {
    size: rendition,
    rate: plan.rate,
    gopSize: plan.segmentFrames,
    options: { 'forced-idr': true, sc_threshold: 0 },
  })
  try {
    const frames = framesFrom({ file, bounds, start: plan.start, second })
    const grid = onGrid(frames, { from, to, rate: plan.rate }, onProgress)
    for await (const shown of grid) await track.add(shown)
    const count = await track.end()
    if (count !== to - from) throw new Error(`A chunk has ${count} frames, not ${to - from}`)
  } catch (error) {
    throw await withDiskSaid(error, folder)
  } finally {
    track.close()
    await target.close()
  }
  return { files: [name], ...(await finish(path, plan, chunk)) }
}

/** Yields what is shown in each place of the chunk. */
async function* onGrid(
  frames: ReturnType<typeof framesFrom>,
  { from, to, rate }: { from: number; to: number; rate: StreamPlan['rate'] },
  onProgress: (share: number) => void,
): AsyncGenerator<Shown> {
  const grid = new EvenGrid({ from, to, rate })
  try {
    for await (const { frame, seconds, stream } of frames) {
      const shown = grid.until(seconds)
      if (shown) yield shown
      // On the way to the chunk, frames are only decoded.
      onProgress(grid.filled / (to - from))
      if (grid.isFull) return
      grid.keep(frame, lookOf(stream, frame))
    }
    const last = grid.end()
    if (!last) throw new MediaFailure('file_broken')
    yield last
  } finally {
    grid.free()
  }
}

const keepsFragments = '+frag_keyframe+empty_moov+default_base_moof+negative_cts_offsets+skip_trailer'

/** Opens a file of one track whose fragments begin with a key frame each. */
const openFile = (path: string, { rate }: StreamPlan) =>
  Muxer.open(path, {
    format: 'mp4',
    options: {
      movflags: keepsFragments,
      fflags: '+bitexact',
      use_editlist: false,
      avoid_negative_ts: 'disabled',
      video_track_timescale: rate.num,
    },
  })

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
