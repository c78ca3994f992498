/** Encodes a video's sound once, whole, as a track of its own. */
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { Encoder, Muxer } from 'node-av/api'
import { FF_ENCODER_AAC } from 'node-av/constants'
import { soundFile } from '../../stored-stream.ts'
import { type IncomingFile, MediaFailure } from '../tasks.ts'
import { withDiskSaid } from '../video-derive.ts'
import { track } from '../video-rendition.ts'
import { openDecoder, openSource, secondOf } from '../video-source.ts'
import { findBox, readFragments } from './boxes.ts'
import { secondsOf, type SegmentedFile, soundRate, type StreamPlan } from './stream-plan.ts'

export interface SoundWork {
  readonly file: IncomingFile
  readonly plan: StreamPlan
  readonly segmentSeconds: number
  readonly folder: string
}

export interface MadeSound extends SegmentedFile {
  readonly files: readonly [string]
  readonly segmentSeconds: readonly number[]
}

const bitrate = 128_000
/** An AAC frame. The encoder puts one of silence before the sound. */
const frameSamples = 1_024
const codecs = 'mp4a.40.2'

/**
 * Fills gaps, also before the first and after the last sample. The first samples are left out in exchange for
 * the encoder's silence: the rest is heard at its time, though the file begins at zero and has no edit list.
 */
const filtersFor = (plan: StreamPlan) =>
  [
    `asetpts=PTS-${plan.start}/TB`,
    `aresample=${soundRate}:async=1000:first_pts=0`,
    'aformat=sample_fmts=fltp:channel_layouts=stereo',
    `apad=whole_len=${Math.round(secondsOf(plan) * soundRate)}`,
    `atrim=start_sample=${frameSamples}`,
  ].join(',')

export async function encodeSound(
  { file, plan, segmentSeconds, folder }: SoundWork,
  onProgress: (share: number) => void,
): Promise<MadeSound> {
  const path = join(folder, soundFile)
  try {
    await write(path, { file, plan, segmentSeconds }, onProgress)
  } catch (error) {
    throw await withDiskSaid(error, folder)
  }
  return { files: [soundFile], ...(await measure(path)), codecs }
}

async function write(
  path: string,
  { file, plan, segmentSeconds }: Omit<SoundWork, 'folder'>,
  onProgress: (share: number) => void,
): Promise<void> {
  await using source = await openSource(file)
  const sound = plan.sound === null ? undefined : source.getStream(plan.sound)
  if (!sound) throw new MediaFailure('file_broken')
  using decoder = await openDecoder(sound)
  const target = await Muxer.open(path, {
    format: 'mp4',
    options: {
      movflags: '+empty_moov+default_base_moof+skip_trailer',
      fflags: '+bitexact',
      use_editlist: false,
      frag_duration: Math.round(segmentSeconds * 1_000_000),
    },
  })
  const made = await track(target, filtersFor(plan), (filter) =>
    Encoder.create(FF_ENCODER_AAC, { decoder, filter, bitrate }),
  )
  const end = secondsOf(plan)
  try {
    reading: for await (using packet of source.packets(sound.index)) {
      for (using frame of await decoder.decodeAll(packet)) {
        const second = (secondOf(frame) ?? plan.start) - plan.start
        if (second >= end) break reading
        onProgress(Math.max(0, second / end))
        await made.add(frame)
      }
      if (!packet) break
    }
    await made.add(null)
  } finally {
    made.close()
    await target.close()
  }
}

/** Returns the bytes and the length of each segment. */
async function measure(path: string) {
  const file = await open(path, 'r+')
  try {
    const { headBytes, fragmentBytes } = await readFragments(file)
    const segmentSeconds: number[] = []
    let at = headBytes
    for (const bytes of fragmentBytes) {
      segmentSeconds.push(await soundSeconds(await readMoof(file, at)))
      at += bytes
    }
    await file.sync()
    return { headBytes, segmentBytes: fragmentBytes, segmentSeconds }
  } finally {
    await file.close()
  }
}

async function readMoof(file: Awaited<ReturnType<typeof open>>, at: number): Promise<Buffer> {
  const head = Buffer.alloc(4)
  await file.read(head, 0, 4, at)
  const moof = Buffer.alloc(head.readUInt32BE(0))
  await file.read(moof, 0, moof.length, at)
  return moof
}

/** Every sample of a fragment is a frame of AAC. */
const soundSeconds = async (moof: Buffer) => {
  const { body } = findBox(moof, ['moof', 'traf', 'trun'])
  return (moof.readUInt32BE(body + 4) * frameSamples) / soundRate
}
