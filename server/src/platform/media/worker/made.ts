/**
 * Checks what a child process answers, since a malicious file that took it over could answer anything: the
 * answer must have the right shape, and the files must be in the folder it was given.
 */
import { lstat } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { voiceFile } from '../store/store.ts'
import { longestImageSide, type MadeFile } from './tasks.ts'

const Pixels = z.int().positive().max(longestImageSide)
const longestPreview = 4_000

const seconds = z.number().min(0)
const None = z.literal(0)

export const Facts = z.union([
  z.object({ kind: z.enum(['image', 'video']), width: Pixels, height: Pixels, seconds }),
  z.object({ kind: z.literal('audio'), width: None, height: None, seconds }),
])

const Made = z.object({
  width: Pixels,
  height: Pixels,
  preview: z
    .string()
    .max(longestPreview)
    .regex(/^data:image\/webp;base64,[\w+/]+=*$/),
  widths: z.array(Pixels).min(1),
  files: z.array(z.string().regex(/^\d+(\.webp|\.png|p\.mp4)$/)).min(1),
})

export const MadePicture = Made.extend({ animated: z.boolean() })

export const MadeVideo = Made.extend({
  seconds: z.number().positive(),
  hasSound: z.boolean(),
  heights: z.array(Pixels).min(1),
})

/** Texts of a page have far fewer units than this. */
const longestText = 10_000

export const PageRead = z.object({
  title: z.string().max(longestText),
  description: z.string().max(longestText),
  picture: z.string().max(longestText),
})

export const MadeVoice = z.object({
  seconds: z.number().positive(),
  files: z.tuple([z.literal(voiceFile)]),
})

export async function locateMade<Shape extends { files: string[] }>(
  made: Shape,
  folder: string,
): Promise<Omit<Shape, 'files'> & { files: MadeFile[] }> {
  const files = await Promise.all(
    made.files.map(async (name) => {
      const path = join(folder, name)
      const entry = await lstat(path)
      // It must not be a link to a file of ours.
      if (!entry.isFile()) throw new Error(`A media process made no file of ${name}`)
      return { name, path, bytes: entry.size }
    }),
  )
  return { ...made, files }
}
