/** The file of a comment or message being written. */
import { largestAttachment } from '@commons/contract/shared/attachment.ts'
import { lookAtAttachment } from '../compose/attachments/attachment-file.ts'
import { bytesText, lookAt, type MediaFile, type UploadLimits, whyTooMuch } from '../compose/media-file.ts'
import { messageText } from '../locales/contract-messages.ts'
import type { FileType } from '../ui/files/FileLine.tsx'

/** Only in conversations: a file to download. */
export interface AttachedFile {
  readonly file: File
  readonly kind: 'attachment'
  readonly type: FileType | undefined
  readonly seconds: undefined
}

export type SaidMedia = MediaFile | AttachedFile

/** Returns why a file can't be sent, as far as this page knows. */
export function whyNotSent(media: SaidMedia, limits: UploadLimits): string | undefined {
  if (media.kind !== 'attachment') {
    const refused = whyTooMuch(media, limits)
    return refused && messageText(`refusal.${refused.refusal}`, refused.values)
  }
  const { size } = media.file
  if (size > largestAttachment.bytes)
    return messageText('field.attachment_too_large', { limit: bytesText(largestAttachment.bytes) })
  if (limits.used_bytes + size <= limits.quota_bytes) return undefined
  return messageText('refusal.quota_exceeded', { limit: bytesText(limits.quota_bytes) })
}

/** Looks at a chosen file: returns what it is, or why it can't be sent. */
export async function lookAtSaid(
  file: File,
  limits: UploadLimits,
  takesAttachments: boolean,
): Promise<SaidMedia | string> {
  const found = await lookAt(file, limits)
  if (!('refusal' in found)) return found
  if (!takesAttachments || found.refusal !== 'file_kind_unsupported')
    return messageText(`refusal.${found.refusal}`, found.values)
  const { type, issue } = await lookAtAttachment(file)
  const media: AttachedFile = { file, kind: 'attachment', type, seconds: undefined }
  return issue?.() ?? whyNotSent(media, limits) ?? media
}

/** Returns what is sent with a voice note besides its file. */
export const waveformField = (media: SaidMedia | undefined) =>
  media?.kind === 'audio' && media.waveform ? { waveform: media.waveform } : {}

/** Returns the part of a form in which a message's file is sent. */
export const filesOf = (media: SaidMedia | undefined) =>
  media && { [media.kind === 'attachment' ? 'attachment' : 'file']: media.file }
