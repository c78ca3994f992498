/** Where members' files are stored: on this machine's disk or in an object store. Commons serves them. */
import type { Readable } from 'node:stream'

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

/** Returns the name of a key's file. Folders by the key's first letters keep each from getting too full. */
export const mediaName = (key: string, file: string) => `${key.slice(0, 2)}/${key}/${file}`

/** The columns of a row that tell its files. */
export interface NamedMedia {
  readonly key: string
  readonly kind: 'image' | 'video' | 'audio'
  readonly state: 'processing' | 'ready' | 'failed'
  readonly widths: readonly number[]
  readonly heights: readonly number[]
  readonly captions: boolean
}

/** Returns the files that a row names. */
export function filesOf({ state, kind, widths, heights, captions }: NamedMedia): string[] {
  if (state === 'failed') return []
  const words = captions ? [captionsFile] : []
  if (state === 'processing') return [originalFile, ...words]
  if (kind === 'audio') return [voiceFile]
  return [...widths.map((width) => `${width}.webp`), ...heights.map((height) => `${height}p.mp4`), ...words]
}
