/** Where members' files are stored: on this machine's disk or in an object store. Commons serves them. */
import type { Readable } from 'node:stream'
import { picturesOf, type StoredStream, trackFile } from '../stored-stream.ts'
import type { MediaKind } from '../worker/tasks.ts'

export interface StoredFile {
  readonly name: string
  readonly bytes: number
  readonly modified: Date
}

/** A store of files that are written once, under names of `mediaName`. */
export interface MediaStore {
  readonly kind: 'disk' | 's3'
  /** Moves a local file, flushed by its writer, into the store under this name. */
  take(name: string, path: string): Promise<void>
  /** Returns the content from `start` to `end`, both included, or all of it. Rejects for a missing file. */
  read(name: string, range?: { start: number; end: number }): Promise<Readable>
  /** Returns a file's size in bytes; undefined if it doesn't exist. */
  size(name: string): Promise<number | undefined>
  /** Runs `work` with a local copy to read from. */
  lend<Result>(name: string, work: (path: string) => Promise<Result>): Promise<Result>
  remove(name: string): Promise<void>
  /** Removes all files of a key, if any. */
  removeAll(key: string): Promise<void>
  list(): AsyncIterable<StoredFile>
}

/** The uploaded file, kept until its renditions are made. It is never served. */
export const originalFile = 'original'
export const captionsFile = 'captions.vtt'
export const voiceFile = 'voice.m4a'
/** A file that is kept as sent. Its name and type are in its row. */
export const attachmentFile = 'attachment'

/** Returns the name of a key's file. Folders by the key's first letters keep each from getting too full. */
export const mediaName = (key: string, file: string) => `${key.slice(0, 2)}/${key}/${file}`

/** What the row of a file says that it is. */
export type StoredKind = MediaKind | 'attachment' | 'captions'

/** The columns of a row that tell its files. */
export interface NamedMedia {
  readonly key: string
  readonly kind: StoredKind
  readonly state: 'processing' | 'ready' | 'failed'
  readonly widths: readonly number[]
  readonly heights: readonly number[]
  readonly captions: boolean
  /** Set for a video that streams; it is finished at a progress of 100. */
  readonly stream?: StoredStream | null
  readonly progress?: number
  /** What the steps of a video that streams have stored so far. */
  readonly made?: readonly string[]
}

/** Returns the files that a row names. */
export function filesOf(row: NamedMedia): string[] {
  const { state, kind, widths, heights, captions, stream, progress, made = [] } = row
  if (state === 'failed') return []
  const words = captions ? [captionsFile] : []
  if (state === 'processing') return [originalFile, ...words, ...made]
  if (kind === 'audio') return [voiceFile]
  if (kind === 'attachment') return [attachmentFile]
  if (kind === 'captions') return [captionsFile]
  const shown = [...widths.map((width) => `${width}.webp`), ...heights.map(trackFile), ...words]
  if (!stream) return shown
  const source = progress === 100 ? [] : [originalFile]
  return [
    ...new Set([
      ...shown,
      ...picturesOf(stream),
      ...(stream.sound ? [trackFile(0)] : []),
      ...source,
      ...made,
    ]),
  ]
}

/**
 * Returns whether a file can be made again from others: an original, which may say where it was taken, and is
 * removed soon, or a chunk of a video, of which a whole file is made.
 */
export const isPassing = (name: string) => /\/(original|\d+p-\d+\.mp4)$/.test(name)
