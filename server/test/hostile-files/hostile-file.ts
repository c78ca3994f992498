/** A malicious file. */
export interface HostileFile {
  readonly name: string
  /** The name that the sender gives it. */
  readonly filename: string
  readonly content: Uint8Array
  /** For an endless file: `content` is followed by these bytes, again and again. */
  readonly more?: Uint8Array
  /**
   * taken: accepted, and everything made of it must be clean. either: accepted or refused, without doing
   * harm.
   */
  readonly expected: 'refused' | 'taken' | 'either'
  /** Must not appear in any file made of it. */
  readonly marker?: string
}

/** Valid videos to break. */
export interface GoodVideos {
  readonly mp4: Buffer
  readonly mov: Buffer
  readonly webm: Buffer
}

/** A file and a server that must not be read or called. */
export interface Canaries {
  readonly file: string
  readonly url: string
}

export const marker = 'HOSTILE-MARKER-4711'

/** Returns a function that gives numbers from 0 to 1, the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export type Part = [name: string, content: Buffer, expected?: HostileFile['expected']]

/** Builds hostile files of one name, expected to be refused unless they say otherwise. */
export const named = (filename: string, parts: readonly Part[]): HostileFile[] =>
  parts.map(([name, content, expected = 'refused']) => ({ name, filename, content, expected }))
