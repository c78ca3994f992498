/** Stories that chance tells, about deeds of which some have an effect only after others. */
import assert from 'node:assert/strict'
import fc, { type IAsyncProperty } from 'fast-check'

interface Telling {
  /** How many stories are told at a time. */
  runs: number
  /** What had no effect yet in any of them. */
  neverDone: () => readonly string[]
}

const mostTimes = 20

/** Holds what each story asserts, in so many of them, and in more until everything in them had an effect once. */
export async function assertStories<T>(
  story: IAsyncProperty<T>,
  { runs, neverDone }: Telling,
): Promise<void> {
  for (let times = 0; times < mostTimes && (times === 0 || neverDone().length > 0); times++)
    // What failed once by chance need not fail again: nothing is gained by looking for a shorter story.
    await fc.assert(story, { numRuns: runs, endOnFailure: true })
  assert.deepEqual(neverDone(), [], 'what never had an effect')
}
