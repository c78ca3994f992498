import { z } from 'zod'
import { Attachment, attachmentKinds } from './attachment.ts'
import { fileRefusals } from './media.ts'
import { ShownFile } from './shown-file.ts'

/** The kind of file in a message. */
export const MessageFileType = z.enum(['image', 'video', 'audio', 'attachment'])

export const Voice = z.object({
  seconds: z.number().positive(),
  url: z.string(),
  /** How loud it is from its beginning to its end, from 0 to f each; empty if its sender did not say. */
  waveform: z.string(),
})
export type Voice = z.infer<typeof Voice>

/** The most parts of a waveform. */
export const longestWaveform = 64

export const WaveformIn = z
  .string('waveform_invalid')
  .regex(new RegExp(`^[0-9a-f]{1,${longestWaveform}}$`), 'waveform_invalid')
  .describe('How loud a voice note is from its beginning to its end: up to 64 digits from 0 to f.')

/** The file of a message: a picture, a video, a voice note, or one to download. Everything is null if there is none. */
export const MessageFile = {
  ...ShownFile,
  file_type: MessageFileType.nullable(),
  /** A voice note (AAC in MP4); null for none. */
  voice: Voice.nullable(),
  /** A file to download, exactly as it was sent; null for none. */
  attachment: Attachment.nullable(),
}

/** Files of calls that add a message: one shown or one to download. Audio alone is a voice note. */
export const messageFiles = {
  file: ['image', 'video', 'audio'],
  captions: ['captions'],
  attachment: attachmentKinds,
} as const
export const messageFileRefusals = [...fileRefusals, 'voice_too_long'] as const
