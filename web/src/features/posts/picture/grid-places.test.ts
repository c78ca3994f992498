import { expect, test } from 'vitest'
import { gridOf } from './grid-places.ts'

const pictures = (...ratios: number[]) => ratios.map((ratio) => ({ width: ratio * 1000, height: 1000 }))

/** Returns the ratio at which each picture is shown. */
const shown = (...ratios: number[]) => {
  const { ratio, places } = gridOf(pictures(...ratios))
  return places.map(({ width, height }) => (width / height) * ratio)
}

test.each([
  ['two', [1.5, 0.75]],
  ['two wide ones, one above the other', [2, 1.6]],
  ['one high and two', [0.75, 1.5, 1.5]],
  ['one wide above two', [1.8, 1, 1.2]],
  ['four in two rows', [1.5, 1, 1, 1.5]],
])('%s keep their ratios', (_, ratios) => {
  for (const [at, ratio] of shown(...ratios).entries()) expect(ratio).toBeCloseTo(ratios[at] ?? 0, 2)
})

test.each([
  ['a panorama', [20, 1]],
  ['screenshots', [0.1, 0.1, 0.1]],
  ['all of a kind', [1, 1, 1, 1, 1, 1]],
])('%s leave room for the others, and cover the grid', (_, ratios) => {
  const { ratio, places } = gridOf(pictures(...ratios))
  expect(ratio).toBeGreaterThanOrEqual(0.75)
  expect(ratio).toBeLessThanOrEqual(3)
  expect(places.length).toBe(Math.min(4, ratios.length))
  expect(places.reduce((sum, { width, height }) => sum + width * height, 0)).toBeCloseTo(1)
  for (const { width, height } of places) expect(Math.min(width, height)).toBeGreaterThan(0.2)
})
