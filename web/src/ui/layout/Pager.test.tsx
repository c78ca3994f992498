import { expect, test } from 'vitest'
import { pagesAround } from './Pager.tsx'

test('at most so many pages are offered, around the one that is open', () => {
  expect(pagesAround(1, 3, 5)).toEqual([1, 2, 3])
  expect(pagesAround(1, 9, 5)).toEqual([1, 2, 3, 4, 5])
  expect(pagesAround(5, 9, 5)).toEqual([3, 4, 5, 6, 7])
  expect(pagesAround(9, 9, 5)).toEqual([5, 6, 7, 8, 9])
})
