import { expect, test } from 'vitest'
import { fitted, held, largest, moved, whole, zoomedAt } from './zoom.ts'

const frame = { width: 1000, height: 500 }
const wide = { width: 4000, height: 1000 }

test('at first all of a picture fits into its frame', () => {
  expect(fitted(wide, frame)).toEqual({ width: 1000, height: 250 })
  expect(fitted({ width: 10, height: 100 }, frame)).toEqual({ width: 50, height: 500 })
})

test('what lies under the pointer stays there', () => {
  const at = { x: 120, y: -40 }
  const before = { scale: 2, x: 30, y: 10 }
  const after = zoomedAt(before, 3, at)
  // The picture's point under the cursor, relative to its middle.
  const under = (zoom: typeof before) => [(at.x - zoom.x) / zoom.scale, (at.y - zoom.y) / zoom.scale]
  expect(under(after)).toEqual(under(before))
})

test('it grows and shrinks no further than is of use', () => {
  expect(zoomedAt(whole, 0.2, { x: 0, y: 0 }).scale).toBe(1)
  expect(zoomedAt(whole, 100, { x: 0, y: 0 }).scale).toBe(largest)
})

test('its edges come no further in than the frame’s', () => {
  const dragged = held(moved({ scale: 2, x: 0, y: 0 }, { x: 9000, y: -9000 }), wide, frame)
  // Width 2 × 1,000 in a frame of 1,000: 500 to either side. Height 2 × 250 in 500: none.
  expect([dragged.x, Math.abs(dragged.y)]).toEqual([500, 0])
})

test('a picture that fits lies in the middle', () => {
  const { scale, x, y } = held({ scale: 1, x: 80, y: 80 }, wide, frame)
  expect([scale, x, y].map(Math.abs)).toEqual([1, 0, 0])
})
