/**
 * Opens an untrusted video or voice note in libav as one of the three accepted containers. Formats that refer
 * to other files or addresses are never recognised, and only the listed decoders are used.
 */
import { Decoder, Demuxer } from 'node-av/api'
import {
  AV_CODEC_ID_AV1,
  AV_CODEC_ID_H264,
  AV_CODEC_ID_HEVC,
  AV_CODEC_ID_VP8,
  AV_CODEC_ID_VP9,
  AV_DISPOSITION_ATTACHED_PIC,
  AV_LOG_QUIET,
  AV_NOPTS_VALUE,
  AVMEDIA_TYPE_AUDIO,
  AVMEDIA_TYPE_VIDEO,
  AVSEEK_FLAG_BACKWARD,
} from 'node-av/constants'
import { type Frame, Log, type Packet, type Stream } from 'node-av/lib'
import { pixelsOf } from './decoders.ts'
import { blame, systemCode } from './system-errors.ts'
import { type IncomingFile, type MediaBounds, MediaFailure } from './tasks.ts'

Log.setLevel(AV_LOG_QUIET)

const decoders = [
  'h264,hevc,vp8,vp9,libdav1d,av1',
  'aac,opus,libopus,mp3,mp3float,vorbis,flac,alac,ac3,eac3',
  'pcm_s16le,pcm_s16be,pcm_s24le,pcm_s24be,pcm_s32le,pcm_s32be,pcm_f32le,pcm_f32be',
  'pcm_u8,pcm_s8,pcm_mulaw,pcm_alaw',
].join(',')

const videoCodecs = new Set([
  AV_CODEC_ID_H264,
  AV_CODEC_ID_HEVC,
  AV_CODEC_ID_VP8,
  AV_CODEC_ID_VP9,
  AV_CODEC_ID_AV1,
])

const containers = { matroska: 'matroska,webm', ogg: 'ogg', mov: 'mov,mp4,m4a,3gp,3g2,mj2' } as const

export async function openSource({ path, mime }: IncomingFile): Promise<Demuxer> {
  const format = /webm|matroska/.test(mime) ? 'matroska' : mime.startsWith('audio/ogg') ? 'ogg' : 'mov'
  try {
    return await Demuxer.open(path, {
      format,
      options: {
        protocol_whitelist: 'file',
        format_whitelist: containers[format],
        codec_whitelist: decoders,
        max_streams: 64,
        probesize: 8_000_000,
        analyzeduration: 5_000_000,
        ...(format === 'mov' ? { enable_drefs: 0, use_absolute_path: 0 } : {}),
      },
    })
  } catch (error) {
    throw await blame(error, path)
  }
}

/** Returns the first video stream that isn't a cover picture. */
export function findVideo(source: Demuxer): Stream {
  const stream = source.streams.find(
    ({ codecpar, disposition }) =>
      codecpar.codecType === AVMEDIA_TYPE_VIDEO && !(disposition & AV_DISPOSITION_ATTACHED_PIC),
  )
  if (!stream) throw new MediaFailure('file_broken')
  if (!videoCodecs.has(stream.codecpar.codecId)) throw new MediaFailure('video_codec_unsupported')
  return stream
}

export function openVideoDecoder(stream: Stream, bounds: MediaBounds): Promise<Decoder> {
  return openDecoder(stream, { max_pixels: pixelsOf(bounds.videoMegapixels) })
}

export async function openDecoder(stream: Stream, options: Record<string, number> = {}): Promise<Decoder> {
  try {
    return await Decoder.create(stream, { exitOnError: false, context: { threadCount: 2 }, options })
  } catch (error) {
    throw systemCode(error) === undefined ? new MediaFailure('file_broken') : error
  }
}

/** How much earlier to begin: files are searched by the times at which frames are decoded. */
const marginSeconds = 5

/** Goes to somewhat before a second after the file's beginning. One that can't be searched stays at its beginning. */
export async function goTo(source: Demuxer, second: number): Promise<void> {
  if (second > marginSeconds)
    await source.seek(source.startTime + second - marginSeconds, -1, AVSEEK_FLAG_BACKWARD)
}

/** Returns the second at which it is shown or heard, by the file's own clock; undefined if it doesn't say. */
export function secondOf({ pts, timeBase }: Frame | Packet): number | undefined {
  return pts === AV_NOPTS_VALUE ? undefined : (Number(pts) * timeBase.num) / timeBase.den
}

/**
 * Returns a track of sound that can be decoded. It is tried before anything is made: one that can't be
 * decoded is left out, so that its video can still be seen.
 */
export async function findSound(file: IncomingFile): Promise<number | undefined> {
  await using source = await openSource(file)
  const stream = source.streams.find(({ codecpar }) => codecpar.codecType === AVMEDIA_TYPE_AUDIO)
  if (!stream) return undefined
  try {
    using decoder = await openDecoder(stream)
    let tried = 0
    for await (using packet of source.packets(stream.index)) {
      const frames = await decoder.decodeAll(packet)
      const isHeard = frames.some((frame) => frame.sampleRate > 0 && frame.channels > 0)
      for (const frame of frames) frame.free()
      if (isHeard) return stream.index
      if (!packet || ++tried > mostTried) return undefined
    }
  } catch (error) {
    if (systemCode(error) !== undefined) throw error
    return undefined
  }
  return undefined
}

const mostTried = 200
