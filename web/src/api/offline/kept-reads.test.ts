import { expect, test } from 'vitest'
import { chooseKept, isKept, type KeptRead } from './kept-reads.ts'

const post = (post_id: number, at: number): KeptRead => ({
  key: ['post_card', { post_id }],
  data: { recdata: { post_id } },
  at,
})
const pages = (feed: string, at: number, ...ids: number[][]): KeptRead => ({
  key: ['timeline', { feed }, 'pages'],
  data: {
    pages: ids.map((each) => ({ ids: each, next: undefined })),
    pageParams: ids.map((_, index) => index),
  },
  at,
  rows: 'post_card',
})
const posts = (reads: readonly KeptRead[]) =>
  reads.flatMap(({ key }) => (key[0] === 'post_card' ? [(key[1] as { post_id: number }).post_id] : []))

test('only what a page shows first is kept, and nothing secret', () => {
  expect(isKept(['timeline', {}])).toBe(true)
  expect(isKept(['timeline', {}, 'pages'])).toBe(true)
  for (const name of ['session_list', 'show_dob', 'recovery_codes']) expect(isKept([name, {}])).toBe(false)
})

test('of each call the latest are kept', () => {
  const many = Array.from({ length: 200 }, (_, index) => post(index, index))
  const kept = posts(chooseKept(many))
  expect(kept).toHaveLength(60)
  expect(Math.min(...kept)).toBe(140)
})

test('the posts that a feed begins with stay, however many were read since', () => {
  const feed = pages('all', 1, [1, 2], [3])
  const many = Array.from({ length: 200 }, (_, index) => post(index + 100, index + 100))
  const kept = chooseKept([feed, post(1, 1), post(2, 1), post(3, 1), ...many])
  expect(posts(kept)).toEqual(expect.arrayContaining([1, 2, 3]))
  expect(posts(kept)).toHaveLength(60)
})

test('a list keeps its first pages, without posts that are not here', () => {
  const kept = chooseKept([pages('all', 9, [1, 2], [3], [4], [5]), ...[1, 3, 4, 5].map((id) => post(id, id))])
  expect(kept.find(({ key }) => key[2] === 'pages')?.data).toEqual({
    pages: [
      { ids: [1], next: undefined },
      { ids: [3], next: undefined },
      { ids: [4], next: undefined },
    ],
    pageParams: [0, 1, 2],
  })
})

test('the latest two feeds are kept', () => {
  const kept = chooseKept([pages('a', 1, [1]), pages('b', 3, [1]), pages('c', 2, [1]), post(1, 1)])
  expect(
    kept.flatMap(({ key }) => (key[0] === 'timeline' ? [(key[1] as { feed: string }).feed] : [])),
  ).toEqual(['b', 'c'])
})

test('a list that was read on by its button is kept with its rows', () => {
  const list: KeptRead = {
    key: ['notification_list', {}, 'more'],
    data: { pages: [{ recdata: [{ id: 1 }], next: '1' }], pageParams: [undefined] },
    at: 1,
  }
  expect(chooseKept([list, pages('all', 1, [1]), post(1, 1)])).toContainEqual(list)
})
