/** Videos for tests, made on demand and once per process. */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Decoder, Demuxer, Encoder, FilterAPI, Muxer, pipeline } from 'node-av/api'
import type { FFEncoderCodec } from 'node-av/constants'
import { AV_LOG_QUIET } from 'node-av/constants'
import { Dictionary, Log } from 'node-av/lib'
import { blob } from './pictures.ts'

// This encoder ignores libav's log level.
process.env['SVT_LOG'] ??= '1'
Log.setLevel(AV_LOG_QUIET)

export interface VideoWish {
  readonly seconds?: number
  readonly width?: number
  readonly height?: number
  readonly fps?: number
  readonly audio?: boolean
  /** By default as long as the video. */
  readonly audioSeconds?: number
  /** 1 is mono, 6 is 5.1. */
  readonly channels?: 1 | 2 | 6
  /** Degrees clockwise by which a player has to turn it, as phones write it; MP4 and MOV only. */
  readonly rotation?: 0 | 90 | 180 | 270
  readonly videoCodec?: 'h264' | 'hevc' | 'vp8' | 'vp9' | 'av1' | 'mpeg4'
  readonly audioCodec?: 'aac' | 'opus' | 'vorbis' | 'mp3' | 'pcm'
  /** A libavfilter source with its size, rate and duration; by default a moving test card. */
  readonly source?: string
  /** Additional filters, such as one that drops frames. */
  readonly filter?: string
  /** Of the container, such as `location`. */
  readonly metadata?: Record<string, string>
}

const videoEncoders = {
  h264: ['libx264', { preset: 'ultrafast', crf: 30 }],
  hevc: ['libx265', { preset: 'ultrafast', crf: 32, 'x265-params': 'log-level=none' }],
  vp8: ['libvpx', { deadline: 'realtime', 'cpu-used': 8, b: '500k' }],
  vp9: ['libvpx-vp9', { deadline: 'realtime', 'cpu-used': 8, b: '500k' }],
  av1: ['libsvtav1', { preset: 10, crf: 50, b: 0, 'svtav1-params': 'lp=1' }],
  mpeg4: ['mpeg4', {}],
} as const

const audioEncoders = {
  aac: ['aac', 'fltp'],
  opus: ['libopus', 'flt'],
  vorbis: ['libvorbis', 'fltp'],
  mp3: ['libmp3lame', 'fltp'],
  pcm: ['pcm_s16le', 's16'],
} as const

const layouts = { 1: 'mono', 2: 'stereo', 6: '5.1' } as const

/** An H.264 and AAC video with its header in front. */
export const mp4 = async (wish: VideoWish = {}): Promise<Blob> => blob(await mp4Bytes(wish), 'video/mp4')
export const mp4Bytes = (wish: VideoWish = {}) => made('mp4', wish)

export const movBytes = (wish: VideoWish = {}) => made('mov', wish)

/** A VP9 and Opus video. */
export const webmBytes = (wish: VideoWish = {}) =>
  made('webm', { videoCodec: 'vp9', audioCodec: 'opus', ...wish })

export const mkvBytes = (wish: VideoWish = {}) => made('matroska', wish)

const known = new Map<string, Promise<Buffer>>()

/** Returns a copy for each caller, since some tests break theirs. */
async function made(format: string, wish: VideoWish): Promise<Buffer> {
  const name = JSON.stringify([format, Object.entries(wish).toSorted()])
  const making = known.get(name) ?? make(format, wish)
  known.set(name, making)
  return Buffer.from(await making)
}

async function make(format: string, wish: VideoWish): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'commons-video-'))
  try {
    const path = join(folder, `made.${format}`)
    await write(path, format, wish)
    const bytes = await readFile(path)
    if (wish.rotation) turn(bytes, wish.rotation)
    return bytes
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function write(path: string, format: string, wish: VideoWish): Promise<void> {
  const { seconds = 2, width = 320, height = 240, fps = 30, audio = true } = wish
  const card = `testsrc2=size=${width}x${height}:rate=${fps}:duration=${seconds}`
  await using pictures = await Demuxer.open(wish.source ?? card, { format: 'lavfi' })
  await using sound = await Demuxer.open(
    `sine=frequency=440:sample_rate=48000:duration=${wish.audioSeconds ?? seconds}`,
    { format: 'lavfi' },
  )
  const [video, tone] = [pictures.video(), sound.audio()]
  if (!video || !tone) throw new Error('libavfilter has made nothing')

  using videoDecoder = await Decoder.create(video)
  using videoFilter = FilterAPI.create([wish.filter, 'format=yuv420p'].filter(Boolean).join(','))
  const [videoEncoder, options] = videoEncoders[wish.videoCodec ?? 'h264']
  using encoded = await Encoder.create(encoder(videoEncoder), {
    decoder: videoDecoder,
    filter: videoFilter,
    options,
  })
  using audioDecoder = await Decoder.create(tone)
  const [audioEncoder, samples] = audioEncoders[wish.audioCodec ?? 'aac']
  using audioFilter = FilterAPI.create(
    `aformat=sample_fmts=${samples}:channel_layouts=${layouts[wish.channels ?? 2]}`,
  )
  using encodedAudio = await Encoder.create(encoder(audioEncoder), {
    decoder: audioDecoder,
    filter: audioFilter,
    ...(audioEncoder.startsWith('pcm') ? {} : { bitrate: '64k' }),
  })
  await using target = await Muxer.open(path, {
    format,
    options: format === 'mp4' || format === 'mov' ? { movflags: '+faststart' } : {},
    configure: (context) => {
      if (wish.metadata) context.metadata = Dictionary.fromObject(wish.metadata)
    },
  })
  const videoRoad = [videoDecoder, videoFilter, encoded]
  const control = audio
    ? pipeline(
        { video: pictures, audio: sound },
        { video: videoRoad, audio: [audioDecoder, audioFilter, encodedAudio] },
        target,
      )
    : pipeline(pictures, videoDecoder, videoFilter, encoded, target)
  await control.completion
}

// Encoder names have a branded string type.
const encoder = (name: string) => name as FFEncoderCodec

const matrices = {
  90: [0, 1, -1, 0],
  180: [-1, 0, 0, -1],
  270: [0, -1, 1, 0],
} as const

/** Writes a rotation matrix into the header of the first track, the video's, as a phone held sideways does. */
function turn(bytes: Buffer, rotation: 90 | 180 | 270): void {
  const matrix = bytes.indexOf('tkhd') + 4 + 40
  const [a, b, c, d] = matrices[rotation]
  for (const [place, value] of [a, b, 0, c, d, 0].entries()) {
    bytes.writeInt32BE(value * 0x10000, matrix + place * 4)
  }
}
