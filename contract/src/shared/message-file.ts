import { z } from 'zod'
import { fileRefusals } from './media.ts'
import { ShownFile } from './shown-file.ts'

/** The kind of file in a message. */
export const MessageFileType = z.enum(['image', 'video', 'audio'])

/** The file of a message: a picture, a video or a voice note. Everything is null if there is none. */
export const MessageFile = {
  ...ShownFile,
  file_type: MessageFileType.nullable(),
  /** A voice note (AAC in MP4); null for none. */
  voice: z.object({ seconds: z.number().positive(), url: z.string() }).nullable(),
}

/** Files of calls that add a message. Audio alone is a voice note. */
export const messageFiles = { file: ['image', 'video', 'audio'], captions: ['captions'] } as const
export const messageFileRefusals = [...fileRefusals, 'voice_too_long'] as const
