/** Reads the header of a video or voice note, in TypeScript only; nothing is decoded. */
import {
  FilePathSource,
  Input,
  type InputTrack,
  type InputVideoTrack,
  MATROSKA,
  MP4,
  OGG,
  QTFF,
  WEBM,
} from 'mediabunny'
import { longestVoice } from '@commons/contract/shared/voice.ts'
import { pixelsOf } from './decoders.ts'
import { systemCode } from './system-errors.ts'
import {
  type IncomingFile,
  longestImageSide,
  type MediaBounds,
  MediaFailure,
  type MediaFacts,
} from './tasks.ts'
import { isWholeVideo } from './video-whole.ts'

const codecs = new Set(['avc', 'hevc', 'vp8', 'vp9', 'av1'])
/** A side of one pixel can't be halved, as the colours of a video are. */
const leastSide = 2
const mostTracks = 64
/** How long to count packets: files without a table, as of browsers' recordings, have to be read whole. */
const countingMs = 3_000
/** How far a header may be off from the real length, and how late a recorder may stop. */
export const toleratedSeconds = 1

const voiceCodecs = new Set(['aac', 'opus', 'vorbis'])

export async function inspectVideo(
  file: IncomingFile,
  bounds: MediaBounds,
  takesVoice = false,
): Promise<MediaFacts> {
  // A truncated Ogg stream just ends earlier, and is valid.
  const isOgg = file.mime.startsWith('audio/ogg')
  if (!isOgg && !(await isWholeVideo(file))) throw new MediaFailure('file_broken')
  // Errors of reads that nobody waits for any more don't matter.
  const source = new FilePathSource(file.path, { handleUnhandledError: () => undefined })
  using input = new Input({ formats: isOgg ? [OGG] : [MP4, QTFF, MATROSKA, WEBM], source })
  try {
    return await facts(input, bounds, takesVoice)
  } catch (error) {
    if (error instanceof MediaFailure || systemCode(error) !== undefined) throw error
    throw new MediaFailure('file_broken')
  }
}

async function facts(input: Input, bounds: MediaBounds, takesVoice: boolean): Promise<MediaFacts> {
  const tracks = await input.getTracks()
  if (tracks.length > mostTracks) throw new MediaFailure('file_broken')
  const video = await input.getPrimaryVideoTrack()
  if (!video) return voiceFacts(input, takesVoice)
  if (!codecs.has((await video.getCodec()) ?? '')) throw new MediaFailure('video_codec_unsupported')
  const size = await uprightSize(video, bounds)
  const audio = await input.getPrimaryAudioTrack()
  const seconds = await duration(input, audio ? [video, audio] : [video])
  if (seconds > bounds.videoSeconds) throw new MediaFailure('video_too_long')
  return { kind: 'video', ...size, seconds }
}

/** Reads a file with sound only, which is no video. */
async function voiceFacts(input: Input, takesVoice: boolean): Promise<MediaFacts> {
  const sound = await input.getPrimaryAudioTrack()
  if (!sound) throw new MediaFailure('file_broken')
  if (!takesVoice) throw new MediaFailure('video_without_picture')
  if (!voiceCodecs.has((await sound.getCodec()) ?? '')) throw new MediaFailure('file_kind_unsupported')
  const seconds = await duration(input, [sound])
  if (seconds > longestVoice.seconds + toleratedSeconds) throw new MediaFailure('voice_too_long')
  return { kind: 'audio', width: 0, height: 0, seconds }
}

async function uprightSize(track: InputVideoTrack, bounds: MediaBounds) {
  const [codedWidth, codedHeight] = [await track.getCodedWidth(), await track.getCodedHeight()]
  const [width, height] = [await track.getDisplayWidth(), await track.getDisplayHeight()]
  const sides = [codedWidth, codedHeight, width, height]
  if (sides.some((side) => !Number.isFinite(side) || side < leastSide)) throw new MediaFailure('file_broken')
  const pixels = Math.max(codedWidth * codedHeight, width * height)
  if (pixels > pixelsOf(bounds.videoMegapixels) || Math.max(...sides) > longestImageSide)
    throw new MediaFailure('video_too_many_pixels')
  return { width: Math.round(width), height: Math.round(height) }
}

/**
 * Returns the longer of what the header claims and what the packets say; 0 if neither is known. A file that
 * plays for longer is refused when it is processed.
 */
async function duration(input: Input, tracks: InputTrack[]): Promise<number> {
  const claimed = (await input.getDurationFromMetadata(tracks)) ?? 0
  const counted = await Promise.race([input.computeDuration(tracks), later(countingMs)])
  const seconds = Math.max(claimed, counted)
  return Number.isFinite(seconds) && seconds > 0 ? seconds : 0
}

const later = (ms: number) => new Promise<number>((resolve) => setTimeout(() => resolve(0), ms).unref())
