/** A file that is up to no good. */
export interface HostileFile {
  readonly name: string
  /** What its sender calls it. */
  readonly filename: string
  readonly content: Uint8Array
  /** Given for a file that never ends: its first bytes are `content`, and these follow for ever. */
  readonly more?: Uint8Array
  /** taken: whatever it carries, what is made of it is clean. either: it only must do no harm. */
  readonly expected: 'refused' | 'taken' | 'either'
  /** Must be in nothing that is made of it. */
  readonly marker?: string
}

/** What is broken, and was whole before. */
export interface GoodVideos {
  readonly mp4: Buffer
  readonly mov: Buffer
  readonly webm: Buffer
}

/** What nobody may ever read or ask for. */
export interface Canaries {
  readonly file: string
  readonly url: string
}

export const marker = 'HOSTILE-MARKER-4711'

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
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

/** Refused, if nothing else is said. */
export const named = (filename: string, parts: readonly Part[]): HostileFile[] =>
  parts.map(([name, content, expected = 'refused']) => ({ name, filename, content, expected }))
