/** Audio without video, as browsers record it; made on demand. */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Decoder, Demuxer, Encoder, FilterAPI, Muxer, pipeline } from 'node-av/api'
import type { FFEncoderCodec } from 'node-av/constants'
import { AV_LOG_QUIET } from 'node-av/constants'
import { Log } from 'node-av/lib'

Log.setLevel(AV_LOG_QUIET)

const formats = {
  webm: ['libopus', 'flt'],
  ogg: ['libopus', 'flt'],
  /** MP4 audio with the M4A brand, and with the generic MP4 brand that Safari records. */
  ipod: ['aac', 'fltp'],
  mp4: ['aac', 'fltp'],
} as const

export async function voiceBytes(format: keyof typeof formats, seconds = 1): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'commons-voice-'))
  try {
    const path = join(folder, `made.${format}`)
    await write(path, format, seconds)
    return await readFile(path)
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function write(path: string, format: keyof typeof formats, seconds: number): Promise<void> {
  // Makes long recordings fast.
  const rate = seconds > 60 ? 8_000 : 48_000
  await using sound = await Demuxer.open(`sine=frequency=440:sample_rate=${rate}:duration=${seconds}`, {
    format: 'lavfi',
  })
  const tone = sound.audio()
  if (!tone) throw new Error('libavfilter has made nothing')
  const [codec, samples] = formats[format]
  using decoder = await Decoder.create(tone)
  using filter = FilterAPI.create(`aformat=sample_fmts=${samples}:channel_layouts=mono`)
  // Encoder names have a branded string type.
  using encoder = await Encoder.create(codec as unknown as FFEncoderCodec, {
    decoder,
    filter,
    bitrate: '32k',
  })
  await using target = await Muxer.open(path, { format })
  await pipeline(sound, decoder, filter, encoder, target).completion
}
