/** The part of a video that becomes a reel, in seconds. */
import type { Trim } from '../waiting/reel-draft.ts'

/** The shortest reel, as on the server. */
export const shortest = 1

const tenths = (seconds: number) => Math.floor(seconds * 10 + 1e-6) / 10
const rounded = (seconds: number) => Math.round(seconds * 10) / 10

/** Returns how long a video is in steps of the sliders. */
export const wholeOf = (seconds: number): number => tenths(seconds)

/** Returns the part that a longer video than is allowed begins with. */
export const firstPart = (seconds: number, longest: number): Trim | undefined =>
  wholeOf(seconds) > longest ? { from: 0, to: longest } : undefined

interface Bounds {
  readonly whole: number
  readonly longest: number
}

/** Moves the start: the end stays, unless the part would be too long or too short. */
export function moveStart({ to }: Trim, second: number, { whole, longest }: Bounds): Trim {
  const from = rounded(Math.max(0, Math.min(second, whole - shortest)))
  return { from, to: rounded(Math.min(whole, Math.max(from + shortest, Math.min(to, from + longest)))) }
}

/** Moves the end: the start stays, unless the part would be too long or too short. */
export function moveEnd({ from }: Trim, second: number, longest: number): Trim {
  const to = rounded(Math.max(shortest, second))
  return { from: rounded(Math.max(0, Math.min(to - shortest, Math.max(from, to - longest)))), to }
}

/** Returns the second within a part that is nearest to one. */
export const within = (second: number, { from, to }: Trim): number =>
  rounded(Math.min(Math.max(second, from), Math.max(from, to - 0.1)))
