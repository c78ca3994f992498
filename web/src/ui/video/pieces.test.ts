import { expect, test } from 'vitest'
import { bestSource, shownHeight } from './choose-source.ts'
import { clock, spokenTime } from './media-time.ts'
import { keyAct, nextSpeed } from './player-keys.ts'
import { mostWatched, noteWatched, watched, watchedName } from './watched.ts'

test('times are m:ss, and h:mm:ss where the whole has hours', () => {
  expect([0, 9.9, 65, 600, 3599].map((each) => clock(each))).toEqual([
    '0:00',
    '0:09',
    '1:05',
    '10:00',
    '59:59',
  ])
  expect(clock(3723)).toBe('1:02:03')
  expect(clock(65, 7200)).toBe('0:01:05')
})

test('times are spoken in the language shown', () => {
  expect(spokenTime(123, 'en')).toBe('2 minutes 3 seconds')
  expect(spokenTime(0.4, 'en')).toBe('0 seconds')
  expect(spokenTime(3600, 'en')).toBe('1 hour')
  expect(spokenTime(122, 'cs')).toBe('2 minuty 2 sekundy')
})

test('the lowest rendition that fills the place is taken, else the highest', () => {
  const sources = [240, 480, 720].map((height) => ({ height, url: `/${height}` }))
  expect(bestSource(sources, 300)?.height).toBe(480)
  expect(bestSource(sources, 480)?.height).toBe(480)
  expect(bestSource(sources, 2000)?.height).toBe(720)
  expect(bestSource([], 10)).toBeUndefined()
})

test('a video is as high as its frame lets it', () => {
  const frame = { clientWidth: 600, clientHeight: 400 }
  expect(shownHeight({ width: 1280, height: 720 }, frame, 2)).toBe(675)
  expect(shownHeight({ width: 720, height: 1280 }, frame, 1)).toBe(400)
})

const plain = { ctrlKey: false, metaKey: false, altKey: false }
const press = (key: string, target: Element = document.createElement('div'), withLetters = true) =>
  keyAct({ ...plain, key }, target, withLetters)

test.each([
  ['k', { does: 'toggle' }],
  [' ', { does: 'toggle' }],
  ['j', { does: 'jump', by: -10 }],
  ['L', { does: 'jump', by: 10 }],
  ['ArrowLeft', { does: 'jump', by: -5 }],
  ['ArrowUp', { does: 'volume', by: 0.1 }],
  ['7', { does: 'goTo', share: 0.7 }],
  ['<', { does: 'speed', by: -1 }],
  ['.', { does: 'step', by: 1 }],
  ['x', undefined],
])('the key %s', (key, act) => {
  expect(press(key)).toEqual(act)
})

test('buttons and sliders keep their own keys, shortcuts of the browser theirs', () => {
  expect(press(' ', document.createElement('button'))).toBeUndefined()
  expect(press('ArrowUp', document.createElement('input'))).toBeUndefined()
  expect(keyAct({ ...plain, ctrlKey: true, key: 'f' }, document.body, true)).toBeUndefined()
})

test('without shortcuts no letter and no digit does anything', () => {
  for (const key of ['k', 'f', '5', '.', '>']) expect(press(key, undefined, false)).toBeUndefined()
  expect(press('ArrowRight', undefined, false)).toEqual({ does: 'jump', by: 5 })
})

test('speeds go step by step and end at the last', () => {
  expect(nextSpeed(1, 1)).toBe(1.25)
  expect(nextSpeed(1, -1)).toBe(0.75)
  expect([nextSpeed(2, 1), nextSpeed(0.25, -1)]).toEqual([2, 0.25])
})

test('what was watched is remembered by member, and of the latest videos only', () => {
  const [first, second] = [watchedName(1, '/first'), watchedName(1, '/second')]
  noteWatched(first, { place: 5 })
  noteWatched(second, { place: 6 })
  noteWatched(first, { declined: true })
  expect(watched(first)).toEqual({ place: 5, declined: true })
  expect(watched(watchedName(2, '/first')).place).toBe(0)
  for (let index = 1; index < mostWatched; index++) noteWatched(watchedName(1, `/${index}`), { place: 1 })
  expect([first, second].map((name) => watched(name).place)).toEqual([5, 0])
})
