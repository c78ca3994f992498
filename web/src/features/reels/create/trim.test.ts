import { expect, test } from 'vitest'
import { firstPart, moveEnd, moveStart, within, wholeOf } from './trim.ts'

const bounds = { whole: 90, longest: 60 }

test('a handle moves alone while the part is neither too long nor too short', () => {
  expect(moveStart({ from: 0, to: 40 }, 12.34, bounds)).toEqual({ from: 12.3, to: 40 })
  expect(moveEnd({ from: 10, to: 40 }, 20, 60)).toEqual({ from: 10, to: 20 })
})

test('it takes the other one along at the limits', () => {
  expect(moveStart({ from: 30, to: 80 }, 10, bounds)).toEqual({ from: 10, to: 70 })
  expect(moveStart({ from: 0, to: 40 }, 45, bounds)).toEqual({ from: 45, to: 46 })
  expect(moveStart({ from: 0, to: 40 }, 90, bounds)).toEqual({ from: 89, to: 90 })
  expect(moveEnd({ from: 0, to: 40 }, 75, 60)).toEqual({ from: 15, to: 75 })
  expect(moveEnd({ from: 30, to: 40 }, 5, 60)).toEqual({ from: 4, to: 5 })
  expect(moveEnd({ from: 30, to: 40 }, 0, 60)).toEqual({ from: 0, to: 1 })
})

test('a video that is too long begins as its first part, and a cover stays within it', () => {
  expect(wholeOf(9.27)).toBe(9.2)
  expect(firstPart(9.27, 60)).toBeUndefined()
  expect(firstPart(75, 60)).toEqual({ from: 0, to: 60 })
  expect(within(3, { from: 5, to: 8 })).toBe(5)
  expect(within(9, { from: 5, to: 8 })).toBe(7.9)
  expect(within(6, { from: 5, to: 8 })).toBe(6)
})
