import { z } from 'zod'
import type { FileKind } from '../call.ts'

/** The largest attachment. */
export const largestAttachment = { bytes: 26_214_400 } as const

/** What an attachment may be, by its content: a picture, an office document without macros, text, or a ZIP file. */
export const attachmentKinds = ['image', 'document'] as const satisfies readonly FileKind[]

/** The names of a form's parts for attachments, in their order. */
export const attachmentParts = ['file', 'file_2', 'file_3', 'file_4', 'file_5'] as const
export type AttachmentPart = (typeof attachmentParts)[number]

/** The file parts of a call that takes several attachments. */
export const attachmentFiles = Object.fromEntries(
  attachmentParts.map((part) => [part, attachmentKinds]),
) as Readonly<Record<AttachmentPart, typeof attachmentKinds>>

/** Refusals of any call that takes attachments. */
export const attachmentRefusals = [
  'file_too_large',
  'file_empty',
  'file_kind_unsupported',
  'file_broken',
  'heic_unsupported',
  'quota_exceeded',
] as const

/** A file to download, exactly as it was sent. */
export const Attachment = z.object({
  /** With the extension of what it is. */
  name: z.string(),
  bytes: z.int().positive(),
  type: z.enum(['image', 'pdf', 'word', 'sheet', 'slides', 'text', 'zip']),
  url: z.string(),
})
export type Attachment = z.infer<typeof Attachment>
