/** What is to be closed when a test file is done, also where several files share a process. */
import { after } from 'node:test'
import { shiftClock } from '../src/platform/clock.ts'

const ends: Array<() => Promise<void>> = []

/** Has this done at the end of the file. A hook asked for inside a test would run at that test's end. */
export function atEndOfFile(end: () => Promise<void>): void {
  ends.push(end)
}

/** Closes what the file that ends has left open, the latest first: a world on another's database ends before it. */
export async function endFile(): Promise<void> {
  for (const end of ends.splice(0).toReversed()) await end()
  // The next file of this process begins at the machine's time.
  shiftClock(0)
}

// For a file that is run by itself.
after(endFile)
