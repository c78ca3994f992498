/** What a chosen attachment is and why it can't be sent, checked before any byte is sent. */
import { largestAttachment } from '@commons/contract/shared/attachment.ts'
import { messageText } from '../../locales/contract-messages.ts'
import type { FileType } from '../../ui/files/FileLine.tsx'
import { bytesText, kindOf } from '../media-file.ts'

export interface LookedAt {
  readonly file: File
  /** Undefined if it is none that can be sent. */
  readonly type: FileType | undefined
  /** Says what is wrong with it, in the language of the moment. */
  readonly issue?: (() => string) | undefined
}

/** By type, so that phones offer their pictures, and by extension, for systems that don't know the types. */
export const acceptedAttachments = [
  'image/jpeg,image/png,image/webp,image/gif,image/heic,image/heif,application/pdf,application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document,text/plain,text/csv,application/zip',
  '.jpg,.jpeg,.png,.webp,.gif,.heic,.heif,.pdf,.doc,.docx,.odt,.xls,.xlsx,.ods,.ppt,.pptx,.odp,.txt,.csv,.md,.zip',
].join()

export const largestText = bytesText(largestAttachment.bytes)

const begins = (head: Uint8Array, ...bytes: number[]) => bytes.every((byte, at) => head[at] === byte)

const isText = (head: Uint8Array) =>
  head.every((byte) => byte >= 0x20 || (byte >= 0x09 && byte <= 0x0d) || byte === 0x1b) &&
  !new TextDecoder().decode(head).trimStart().startsWith('<')

/** What an office program made, by its name: the server alone knows what is in it. */
function officeType(name: string): FileType | undefined {
  if (/\.(xlsx?|ods)$/i.test(name)) return 'sheet'
  if (/\.(pptx?|odp)$/i.test(name)) return 'slides'
  return /\.(docx?|odt)$/i.test(name) ? 'word' : undefined
}

/** Returns what a file is by its first bytes. */
function typeOf(head: Uint8Array, name: string): FileType | 'heic' | undefined {
  if (begins(head, 0x25, 0x50, 0x44, 0x46, 0x2d)) return 'pdf'
  if (begins(head, 0xd0, 0xcf, 0x11, 0xe0)) return officeType(name) ?? 'word'
  if (begins(head, 0x50, 0x4b, 0x03, 0x04)) return officeType(name) ?? 'zip'
  const kind = kindOf(head)
  if (kind === 'video') return undefined
  return kind ?? (isText(head) ? 'text' : undefined)
}

/** Looks at a chosen file. */
export async function lookAtAttachment(file: File): Promise<LookedAt> {
  let head: Uint8Array
  try {
    head = new Uint8Array(await file.slice(0, 64).arrayBuffer())
  } catch {
    // A folder, or a file that has been removed.
    return { file, type: undefined, issue: () => messageText('refusal.file_broken') }
  }
  const type = typeOf(head, file.name)
  if (head.length === 0) return { file, type: undefined, issue: () => messageText('refusal.file_empty') }
  if (type === 'heic') return { file, type: 'image', issue: () => messageText('refusal.heic_unsupported') }
  if (!type) return { file, type, issue: () => messageText('field.attachment_kind') }
  if (file.size <= largestAttachment.bytes) return { file, type }
  return { file, type, issue: () => messageText('field.attachment_too_large', { limit: largestText }) }
}
