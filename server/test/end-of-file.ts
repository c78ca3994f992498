/** Cleanup at the end of a test file, also where several files share a process. */
import { after } from 'node:test'
import { shiftClock } from '../src/platform/clock.ts'

const ends: Array<() => Promise<void>> = []

/** Runs `end` at the end of the file. A hook registered inside a test would run at the end of that test. */
export function atEndOfFile(end: () => Promise<void>): void {
  ends.push(end)
}

/**
 * Closes everything that the file has left open, the latest first: a world on another world's database ends
 * before it.
 */
export async function endFile(): Promise<void> {
  for (const end of ends.splice(0).toReversed()) await end()
  // The next file in this process starts at the machine's time.
  shiftClock(0)
}

// For a file that runs alone.
after(endFile)
