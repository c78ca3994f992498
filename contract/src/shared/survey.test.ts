import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { percentages, sharesOf, thresholds } from './survey.ts'

test('percentages add up to 100, are near the share, and keep the order', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(100_000), { minLength: 1, maxLength: 8 }), (votes) => {
      const percents = percentages(votes)
      const all = votes.reduce((sum, each) => sum + each, 0)
      assert.equal(
        percents.reduce((sum, each) => sum + each, 0),
        all === 0 ? 0 : 100,
      )
      for (const [place, each] of votes.entries()) {
        const percent = percents[place] ?? 0
        if (all > 0) assert(Math.abs(percent - (each * 100) / all) < 1)
        for (const [other, more] of votes.entries())
          if (more > each) assert((percents[other] ?? 0) >= percent)
      }
    }),
  )
  assert.deepEqual(percentages([1, 1, 1]), [34, 33, 33])
})

test('a threshold is the part of the quorum that an option has by itself', () => {
  assert.deepEqual(thresholds([0, 1, 5, 12], 6), [0, 16, 83, 100])
})

test('where several options can be chosen, a share is of the voters', () => {
  assert.deepEqual(sharesOf('several', [6, 5, 4], 9), [67, 56, 44])
  assert.deepEqual(sharesOf('several', [0, 0], 0), [0, 0])
  assert.deepEqual(sharesOf('single', [1, 1, 1], 3), [34, 33, 33])
})
