/** Where members' files lie: on this machine's disk, or in an object store. Always served by us. */
import type { Readable } from 'node:stream'

export interface StoredFile {
  readonly name: string
  readonly bytes: number
  readonly modified: Date
}

/** A store of files that are written once, under names of `mediaName`. */
export interface MediaStore {
  readonly kind: 'disk' | 's3'
  /** Takes a local file in under a name, which its writer has flushed; it is gone from where it lay. */
  take(name: string, path: string): Promise<void>
  /** The content from `start` to `end`, both included; the whole if not said. Rejects where there is none. */
  read(name: string, range?: { start: number; end: number }): Promise<Readable>
  /** Bytes of a file; undefined where there is none. */
  size(name: string): Promise<number | undefined>
  /** Lends a local copy to read from. */
  lend<Result>(name: string, work: (path: string) => Promise<Result>): Promise<Result>
  remove(name: string): Promise<void>
  /** Removes all files of a key; none is fine. */
  removeAll(key: string): Promise<void>
  list(): AsyncIterable<StoredFile>
}

/** What came in, until its renditions are made. It is never served. */
export const originalFile = 'original'
export const captionsFile = 'captions.vtt'
export const voiceFile = 'voice.m4a'

/** Where a file of a key lies: folders by its first letters, so that none gets too full. */
export const mediaName = (key: string, file: string) => `${key.slice(0, 2)}/${key}/${file}`

/** What a row says of its files. */
export interface NamedMedia {
  readonly key: string
  readonly kind: 'image' | 'video' | 'audio'
  readonly state: 'processing' | 'ready' | 'failed'
  readonly widths: readonly number[]
  readonly heights: readonly number[]
  readonly captions: boolean
}

/** The files that a row names. */
export function filesOf({ state, kind, widths, heights, captions }: NamedMedia): string[] {
  if (state === 'failed') return []
  const words = captions ? [captionsFile] : []
  if (state === 'processing') return [originalFile, ...words]
  if (kind === 'audio') return [voiceFile]
  return [...widths.map((width) => `${width}.webp`), ...heights.map((height) => `${height}p.mp4`), ...words]
}
