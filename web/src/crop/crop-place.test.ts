import { expect, test } from 'vitest'
import { placeIn, zoomAt } from './crop-place.ts'

const picture = { width: 400, height: 300 }
const frame = { width: 300, height: 300 }

test('a picture moves no further than it fills the frame', () => {
  expect(placeIn({ x: 20, y: 20 }, picture, 1, frame)).toEqual({ x: 20, y: 0 })
  expect(placeIn({ x: 999, y: -999 }, picture, 2, frame)).toEqual({ x: 250, y: -150 })
})

test('the slider stays on its steps and between its ends', () => {
  expect([zoomAt(1.1 + 0.1 + 0.1), zoomAt(0.9), zoomAt(3.1)]).toEqual([1.3, 1, 3])
})
