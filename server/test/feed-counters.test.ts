/** Whatever members do at the same time to posts, comments and each other, every stored count is correct. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { assertCounted, assertFresh, assertShown } from './feed-counters/counted.ts'
import { fillUp, kinds, performTogether, type Stage, story } from './feed-counters/deeds.ts'
import { isLong } from './long.ts'
import { assertStories } from './stories.ts'
import { makeWorld } from './world.ts'

const runs = isLong ? 400 : 4

test('every count equals what it counts, whoever does what at the same time', async () => {
  const here = await makeWorld()
  const stage: Stage = { here, members: [], posts: [], comments: [], replies: [], done: new Map() }
  const tell = fc.asyncProperty(story, async (rounds) => {
    for (const round of rounds) {
      await fillUp(stage)
      await performTogether(stage, round)
      await assertCounted(here)
      await fillUp(stage)
      for (const each of stage.members.slice(0, 2)) await assertFresh(here, each)
    }
    await fillUp(stage)
    const [viewer] = stage.members
    assert(viewer)
    await assertShown(here, viewer)
  })
  await assertStories(tell, { runs, neverDone: () => kinds.filter((kind) => !stage.done.has(kind)) })
})
