/** Makes the playable file of a voice note: one track that every browser plays, nothing else of the upload. */
import { join } from 'node:path'
import { longestVoice } from '@commons/contract/shared/voice.ts'
import { Encoder, Muxer } from 'node-av/api'
import { FF_ENCODER_AAC } from 'node-av/constants'
import { voiceFile } from '../store/store.ts'
import { syncMade } from './made-files.ts'
import { readThrough, systemCode } from './system-errors.ts'
import { type IncomingFile, MediaFailure } from './tasks.ts'
import { toleratedSeconds } from './video-inspect.ts'
import { track } from './video-rendition.ts'
import { findSound, openDecoder, openSource, secondOf } from './video-source.ts'

const filters = 'aresample=async=1000,aformat=sample_fmts=fltp:sample_rates=44100|48000:channel_layouts=mono'
const bitrate = 64_000

/** Like `DerivedVoice`, with only the names of the files. */
export async function deriveVoice(file: IncomingFile, folder: string) {
  try {
    return await makeVoice(file, folder)
  } catch (error) {
    // libav treats a read error as the file's end.
    if (systemCode(error) === undefined) await readThrough(file.path)
    throw error
  }
}

async function makeVoice(file: IncomingFile, folder: string) {
  const index = await findSound(file)
  if (index === undefined) throw new MediaFailure('file_broken')
  await using source = await openSource(file)
  const sound = source.getStream(index)
  if (!sound) throw new MediaFailure('file_broken')
  using decoder = await openDecoder(sound)
  const path = join(folder, voiceFile)
  const target = await Muxer.open(path, {
    format: 'mp4',
    options: { movflags: '+faststart', fflags: '+bitexact' },
  })
  const made = await track(target, filters, (filter) =>
    Encoder.create(FF_ENCODER_AAC, { decoder, filter, bitrate }),
  )
  let seconds = 0
  let first: number | undefined
  try {
    for await (using packet of source.packets(index)) {
      for (using frame of await decoder.decodeAll(packet)) {
        const length = frame.nbSamples / frame.sampleRate
        const at = secondOf(frame) ?? seconds
        first ??= at
        // Gaps in it are heard as silence.
        seconds = Math.max(seconds, at - first) + length
        // Refused as soon as it plays for too long, whatever its header says.
        if (seconds > longestVoice.seconds + toleratedSeconds) throw new MediaFailure('voice_too_long')
        await made.add(frame)
      }
      if (!packet) break
    }
    if (seconds === 0) throw new MediaFailure('file_broken')
    await made.add(null)
  } finally {
    made.close()
    await target.close()
  }
  await syncMade(path)
  return { seconds, files: [voiceFile] }
}
