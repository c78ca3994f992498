import { z } from 'zod'
import type { FileKind } from '../call.ts'
import { AltIn } from '../shared/media.ts'
import { ShownFile } from '../shared/shown-file.ts'

/** The files of a post: up to ten pictures, or one video. */

export const mostPictures = 10

/** The names of a form's parts for a post's files. `file` sent again is the next of them that is free. */
export const postFileParts = [
  'file',
  'file_2',
  'file_3',
  'file_4',
  'file_5',
  'file_6',
  'file_7',
  'file_8',
  'file_9',
  'file_10',
] as const satisfies { readonly length: typeof mostPictures } & readonly string[]
export type PostFilePart = (typeof postFileParts)[number]

const kinds = ['image', 'video'] as const satisfies readonly FileKind[]
export const postFiles = Object.fromEntries(postFileParts.map((part) => [part, kinds])) as Readonly<
  Record<PostFilePart, typeof kinds>
>

/** The fields that describe a post's files, in the order in which it shows them. */
export const altFields = [
  'alt',
  'alt_2',
  'alt_3',
  'alt_4',
  'alt_5',
  'alt_6',
  'alt_7',
  'alt_8',
  'alt_9',
  'alt_10',
] as const satisfies { readonly length: typeof mostPictures } & readonly string[]
type AltField = (typeof altFields)[number]

export const AltsIn = Object.fromEntries(
  altFields.map((field, at) => [
    field,
    AltIn.optional().describe(
      at === 0
        ? 'A description of what the first file shows, at most 1,500 characters.'
        : `A description of file ${at + 1}, in the order in which the post shows them.`,
    ),
  ]),
) as Record<AltField, z.ZodOptional<typeof AltIn>>

/** One of the files that a post shows. */
export const PostFile = z.object({
  /** Names it in `file_order`. */
  file_id: z.string(),
  ...ShownFile,
})
export type PostFile = z.infer<typeof PostFile>

export const postFileRefusals = ['too_many_pictures', 'video_stands_alone'] as const
