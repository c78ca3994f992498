import { expect, test } from 'vitest'
import { idsOf, newsIn, onlyHead, withNews, withOnTop, type Pages } from './pages.ts'

const pages = (...lists: number[][]): Pages => ({
  pages: lists.map((ids, index) => ({ ids, next: index === lists.length - 1 ? undefined : `after${index}` })),
  pageParams: lists.map((_, index) => (index === 0 ? undefined : `after${index - 1}`)),
})
const head = (ids: number[], next?: string) => ({ ids, next })

test('nothing is new while the head is known', () => {
  expect(newsIn(pages([3, 2], [1]), head([3, 2], 'n'))).toEqual({ ids: [], more: false })
})

test('what the head has above what is known is new', () => {
  expect(newsIn(pages([3, 2], [1]), head([5, 4, 3], 'n'))).toEqual({ ids: [5, 4], more: false })
})

test('a head without a known row has more than it shows', () => {
  expect(newsIn(pages([3, 2, 1]), head([9, 8], 'n'))).toEqual({ ids: [9, 8], more: true })
  expect(newsIn(pages([]), head([9, 8]))).toEqual({ ids: [9, 8], more: false })
})

test('older rows at the end of a head are the next page, not news', () => {
  // Two of the loaded rows were deleted, so that the head reaches further down.
  expect(newsIn(pages([5, 4]), head([5, 3, 2], 'n'))).toEqual({ ids: [], more: false })
})

test('news go where the head has them; deleted rows keep their place', () => {
  const shown = withNews(pages([6, 4, 3], [2]), head([9, 8, 4, 3]), [9, 8])
  expect(idsOf(shown)).toEqual([6, 9, 8, 4, 3, 2])
  expect(idsOf(withNews(pages([3, 2]), head([5, 4, 3]), [5]))).toEqual([5, 3, 2])
  expect(idsOf(withNews(pages([]), head([2, 1]), [2, 1]))).toEqual([2, 1])
})

test('pages keep their cursors', () => {
  const shown = withNews(pages([3, 2], [1]), head([4, 3]), [4])
  expect(shown.pageParams).toEqual([undefined, 'after0'])
  expect(shown.pages.map(({ next }) => next)).toEqual(['after0', undefined])
})

test('after a gap the list starts anew from the head', () => {
  expect(onlyHead(head([9, 8], 'n'))).toEqual({
    pages: [{ ids: [9, 8], next: 'n' }],
    pageParams: [undefined],
  })
})

test('an own row comes on top once', () => {
  const once = withOnTop(pages([3, 2], [1]), 4)
  expect(idsOf(once)).toEqual([4, 3, 2, 1])
  expect(withOnTop(once, 4)).toBe(once)
  expect(idsOf(withOnTop(pages([]), 4))).toEqual([4])
})
