import { expect, test } from 'vitest'
import { listIn, orderedBy, queueOf, shuffledFrom } from './queue.ts'
import { anEntry, unavailable } from './test-playlists.ts'

const entries = [anEntry(1), unavailable(2), anEntry(3), anEntry(4)]
const ids = (shuffle: string) => orderedBy(entries, shuffle).map(({ video_id }) => video_id)

test('what follows is the next that is available; after the last one nothing, or the first again', () => {
  const around = (shown: number, search = {}) => {
    const { at, next, previous } = queueOf(entries, shown, search)
    return [at, previous?.video_id, next?.video_id]
  }
  expect(around(1)).toEqual([0, undefined, 3])
  expect(around(3)).toEqual([1, 1, 4])
  expect(around(4)).toEqual([2, 3, undefined])
  expect(around(4, { loop: '1' })).toEqual([2, 3, 1])
  expect(around(1, { loop: '1' })).toEqual([0, 4, 3])
  expect(around(9)).toEqual([-1, undefined, 1])
  expect(queueOf([anEntry(1)], 1, { loop: '1' }).next).toBeUndefined()
})

test('a shuffled order has all, begins with the video it was shuffled at, and stays the same', () => {
  const many = Array.from({ length: 40 }, (_, nth) => anEntry(nth + 1))
  const shuffle = shuffledFrom(7)
  const order = orderedBy(many, shuffle).map(({ place }) => place)
  expect(order[0]).toBe(7)
  expect(order.toSorted((one, other) => one - other)).toEqual(many.map(({ place }) => place))
  expect(order).not.toEqual(many.map(({ place }) => place))
  expect(orderedBy(many.toReversed(), shuffle).map(({ place }) => place)).toEqual(order)
  expect(ids('5-3')[0]).toBe(3)
  expect(ids('5-3').at(-1)).toBeNull()
  expect(ids('nonsense')).toEqual([1, null, 3, 4])
})

test('only an id names a playlist', () => {
  expect(['5', '0', 'x', '', undefined].map((list) => listIn(list === undefined ? {} : { list }))).toEqual([
    5,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})
