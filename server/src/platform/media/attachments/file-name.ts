/** The name under which an attachment is downloaded. */
import { shortenedFileName } from '@commons/contract/shared/text/cutting.ts'

const longest = { characters: 120, bytes: 240 } as const

/** The extensions of each type, the usual one first. */
const extensions: Readonly<Record<string, readonly [string, ...string[]]>> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/apng': ['png', 'apng'],
  'image/webp': ['webp'],
  'image/gif': ['gif'],
  'image/heic': ['heic', 'heif'],
  'image/heif': ['heif', 'heic'],
  'application/pdf': ['pdf'],
  'application/msword': ['doc'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.oasis.opendocument.text': ['odt'],
  'application/vnd.ms-excel': ['xls'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/vnd.oasis.opendocument.spreadsheet': ['ods'],
  'application/vnd.ms-powerpoint': ['ppt'],
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': ['pptx'],
  'application/vnd.oasis.opendocument.presentation': ['odp'],
  'text/plain': ['txt', 'csv', 'md', 'log'],
  'application/zip': ['zip'],
}

const known = new Set(Object.values(extensions).flat())

/** No path, no characters that can't be seen, reorder the others or mean something to a system. */
const clean = (name: string) =>
  name
    .slice(-1_000)
    .replace(/^.*[/\\]/s, '')
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .normalize('NFC')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/\s+/g, ' ')

/** Returns the owner's name for a file, made safe, with the extension of what it is. */
export function attachmentName(given: string, mime: string): string {
  const allowed = extensions[mime] ?? ['bin']
  const name = clean(given)
  const [, before = '', last = ''] = /^(.*)\.([^.]*)$/s.exec(name) ?? []
  const ending = last.toLowerCase()
  const extension = allowed.includes(ending) ? last : allowed[0]
  const stem = (known.has(ending) ? before : name).replace(/^[\s.]+|[\s.]+$/g, '')
  // File systems count bytes, of which a letter may have several.
  const short = shortenedFileName(`${stem}.${extension}`, longest.characters, longest.bytes)
  return short.startsWith('.') ? `file${short}` : short
}

/** Returns the header that makes browsers save a file under this name (RFC 6266, RFC 8187). */
export const asDownload = (name: string): string =>
  `attachment; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)}`
