/** Tells a file's kind by its first bytes, whatever its sender claims. */
import type { FileKind } from '@commons/contract/call.ts'
import { fileTypeFromBuffer } from 'file-type'
import { Refusal } from '../call/refusal.ts'
import { documentBeginning, textBeginning } from './attachments/documents.ts'

/** Enough bytes to tell every kind. */
export const tellingBytes = 4_100

const kinds: Readonly<Record<string, FileKind>> = {
  'image/jpeg': 'image',
  'image/png': 'image',
  'image/apng': 'image',
  'image/webp': 'image',
  'image/gif': 'image',
  'image/heic': 'image',
  'image/heif': 'image',
  'video/mp4': 'video',
  'video/x-m4v': 'video',
  'video/quicktime': 'video',
  'video/webm': 'video',
  'audio/ogg': 'audio',
  'audio/ogg; codecs=opus': 'audio',
  'audio/mp4': 'audio',
  'audio/x-m4a': 'audio',
}

/** Of archives only their beginning is told: what is in them is read later. */
const archives = new Set(['application/zip', 'application/gzip'])
/** The header of a CAR file is a map with its roots, after its length. */
const carHeader = Buffer.from('\x65roots')

const captionTypes = new Set(['text/vtt', 'application/x-subrip'])

export interface ToldKind {
  readonly kind: FileKind
  readonly mime: string
}

/**
 * Returns the kind of a file that starts with these bytes; refuses kinds that aren't in `accepted`. Of a
 * document, the rest is looked at when it is accepted as an attachment.
 */
export async function tellKind(head: Uint8Array, accepted: readonly FileKind[]): Promise<ToldKind> {
  const document = accepted.includes('document') ? documentBeginning(head) : undefined
  if (document !== undefined) return { kind: 'document', mime: document }
  if (accepted.includes('archive') && Buffer.from(head.subarray(0, 16)).includes(carHeader))
    return { kind: 'archive', mime: 'application/vnd.ipld.car' }
  const found = await fileTypeFromBuffer(head)
  if (found && accepted.includes('archive') && archives.has(found.mime))
    return { kind: 'archive', mime: found.mime }
  const kind = found && kinds[found.mime]
  if (kind && accepted.includes(kind)) return { kind, mime: found.mime }
  // Captions are text and may have no telling first bytes; they are parsed strictly later.
  if (accepted.includes('captions') && (!found || captionTypes.has(found.mime)))
    return { kind: 'captions', mime: 'text/vtt' }
  const text = !found && accepted.includes('document') ? textBeginning(head) : undefined
  if (text !== undefined) return { kind: 'document', mime: text }
  throw new Refusal(
    found && /^image\/hei[cf]/.test(found.mime) ? 'heic_unsupported' : 'file_kind_unsupported',
  )
}
