/** Random stories of deeds, some of which only have an effect after others. */
import assert from 'node:assert/strict'
import fc, { type IAsyncProperty } from 'fast-check'

interface Telling {
  /** How many stories run at a time. */
  runs: number
  /** Returns the deeds that had no effect yet in any story. */
  neverDone: () => readonly string[]
}

const mostTimes = 20

/** Asserts the property for this many stories, and for more until every deed has had an effect. */
export async function assertStories<T>(
  story: IAsyncProperty<T>,
  { runs, neverDone }: Telling,
): Promise<void> {
  for (let times = 0; times < mostTimes && (times === 0 || neverDone().length > 0); times++)
    // A random failure may not repeat, so looking for a shorter story is useless.
    await fc.assert(story, { numRuns: runs, endOnFailure: true })
  assert.deepEqual(neverDone(), [], 'what never had an effect')
}
