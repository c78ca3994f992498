/** What a chosen file is and whether it may be sent, checked before any byte is sent. */
import type { Answer } from '../api/call.ts'

export type UploadLimits = Answer<'show_upload_limits'>['recdata']

/** A picture, a video or a voice note that will be posted. */
export interface MediaFile {
  readonly file: File
  readonly kind: 'image' | 'video' | 'audio'
  /** Duration of a video or voice note, if this browser can tell. */
  readonly seconds: number | undefined
  /** How loud a voice note is, as it is sent. */
  readonly waveform?: string
}

/** The name of the server's refusal, and the values in its text. */
export interface Refused {
  readonly refusal:
    | 'file_kind_unsupported'
    | 'file_broken'
    | 'file_empty'
    | 'file_too_large'
    | 'heic_unsupported'
    | 'video_too_long'
    | 'quota_exceeded'
    | 'captions_invalid'
  readonly values?: Record<string, string | number>
}

/** By type, so that phones offer their pictures, and by extension, for systems that don't know the types. */
export const acceptedMedia = [
  'image/jpeg,image/png,image/webp,image/gif,image/heic,image/heif,video/mp4,video/quicktime,video/webm',
  '.jpg,.jpeg,.png,.webp,.gif,.heic,.heif,.mp4,.mov,.webm',
].join()
export const acceptedCaptions = '.vtt,.srt'

/** The longest alternative text that the contract allows. */
export const longestAlt = 1500

const megabyte = 1024 * 1024

/** Formats a size like the server: 20 MB, 1.5 GB. */
export function bytesText(bytes: number): string {
  if (bytes >= 1024 * megabyte) return `${Math.round((bytes / (1024 * megabyte)) * 10) / 10} GB`
  return bytes >= megabyte ? `${Math.round(bytes / megabyte)} MB` : `${Math.round(bytes / 1024)} KB`
}

const letters = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to))

const heicBrands = new Set(['mif1', 'heic', 'heix'])
/** Several pictures in one, which nobody shows. */
const heicSequences = new Set(['msf1', 'hevc', 'hevx'])
// Other files in the same container: sound, stills, and videos that the server refuses.
const otherBrands = /^(avi[fs]|M4[AB]|F4[AB]|crx|3g)/

/** Returns whether a file is called a HEIC picture, which many browsers can't show. */
export const isHeic = ({ type, name }: File) => /^image\/hei[cf]$/.test(type) || /\.hei[cf]$/i.test(name)

/**
 * Returns the kind by the first bytes, like the server; the file's own type and name don't count. `heic` is one
 * that the server doesn't take.
 */
export function kindOf(head: Uint8Array): 'image' | 'video' | 'heic' | undefined {
  if (letters(head, 0, 3) === '\u00ff\u00d8\u00ff' || letters(head, 0, 8) === '\u0089PNG\r\n\u001a\n')
    return 'image'
  if (letters(head, 0, 3) === 'GIF') return 'image'
  if (letters(head, 0, 4) === 'RIFF' && letters(head, 8, 12) === 'WEBP') return 'image'
  const box = letters(head, 4, 8)
  if (box === 'ftyp') {
    const brand = letters(head, 8, 12)
    if (heicBrands.has(brand)) return 'image'
    if (heicSequences.has(brand)) return 'heic'
    return otherBrands.test(brand) ? undefined : 'video'
  }
  // A QuickTime film may begin with any of these.
  if (['moov', 'mdat', 'free', 'wide'].includes(box)) return 'video'
  // Matroska files begin the same way; the name is within the first bytes.
  if (letters(head, 0, 4) === '\u001aE\u00df\u00a3' && letters(head, 4, 64).includes('webm')) return 'video'
  return undefined
}

/** Loads enough of a video to know its length; undefined if the browser cannot play it. */
export function videoSeconds(file: File, patience = 4000): Promise<number | undefined> {
  const video = document.createElement('video')
  const url = URL.createObjectURL(file)
  return new Promise<number | undefined>((resolve) => {
    setTimeout(resolve, patience)
    video.addEventListener('error', () => resolve(undefined))
    video.addEventListener('loadedmetadata', () =>
      // A video recorded by a browser does not know its own length.
      resolve(Number.isFinite(video.duration) ? video.duration : undefined),
    )
    video.preload = 'metadata'
    video.muted = true
    video.src = url
  }).finally(() => {
    video.removeAttribute('src')
    URL.revokeObjectURL(url)
  })
}

function tooLarge(bytes: number, limit: number): Refused | undefined {
  return bytes > limit ? { refusal: 'file_too_large', values: { limit: bytesText(limit) } } : undefined
}

/** Returns why a file would be refused for its size or length, as far as this page knows. */
export function whyTooMuch({ file, kind, seconds }: MediaFile, limits: UploadLimits): Refused | undefined {
  const large = tooLarge(file.size, kind === 'image' ? limits.image_bytes : limits.video_bytes)
  if (large) return large
  // The server counts the length given in the file; a player's may differ by a frame.
  if (kind === 'video' && seconds !== undefined && seconds > limits.video_seconds + 0.5)
    return { refusal: 'video_too_long', values: { minutes: limits.video_seconds / 60 } }
  if (limits.used_bytes + file.size > limits.quota_bytes)
    return { refusal: 'quota_exceeded', values: { limit: bytesText(limits.quota_bytes) } }
  return undefined
}

/** Inspects a chosen file: returns what it is, or why it cannot be posted. */
export async function lookAt(
  file: File,
  limits: UploadLimits,
  secondsOf: (file: File) => Promise<number | undefined> = videoSeconds,
): Promise<MediaFile | Refused> {
  let head: Uint8Array
  try {
    head = new Uint8Array(await file.slice(0, 64).arrayBuffer())
  } catch {
    // A folder, or a file that has been removed.
    return { refusal: 'file_broken' }
  }
  if (head.length === 0) return { refusal: 'file_empty' }
  const kind = kindOf(head)
  if (kind === 'heic') return { refusal: 'heic_unsupported' }
  if (!kind) return { refusal: 'file_kind_unsupported' }
  const early = whyTooMuch({ file, kind, seconds: undefined }, limits)
  if (early) return early
  const found: MediaFile = { file, kind, seconds: kind === 'video' ? await secondsOf(file) : undefined }
  return whyTooMuch(found, limits) ?? found
}

export function isCaptions(file: File): boolean {
  return /\.(vtt|srt)$/i.test(file.name)
}

/** Returns why these captions cannot go with a video. */
export function whyNoCaptions(file: File, limits: UploadLimits): Refused | undefined {
  if (!isCaptions(file)) return { refusal: 'captions_invalid' }
  return tooLarge(file.size, limits.captions_bytes)
}

/**
 * Returns the files of a paste or a drop. Office programs add a picture to every copied text: then only the
 * text is meant.
 */
export function filesIn(data: DataTransfer | null): File[] {
  if (!data || data.files.length === 0) return []
  const isText = data.types.includes('text/html') && data.getData('text/plain').trim() !== ''
  return isText ? [] : [...data.files]
}
