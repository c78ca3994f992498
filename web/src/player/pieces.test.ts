import { expect, test } from 'vitest'
import { chapterAt, chaptersIn, timesIn } from './chapters.ts'
import { placeIn } from './StoryboardPicture.tsx'
import { levelFor, soundIn } from './stream.ts'

const list = (...lines: string[]) => lines.join('\n')

test('chapters are the times of a description, each with what else is on its line', () => {
  const description = list(
    'How I bake bread.',
    '',
    '0:00 Intro',
    '1:05 - Flour & water',
    '(02:30) Kneading',
    '• 12:00 — Baking: the oven',
    '1:02:03 The end',
    'More at 5 o’clock.',
  )
  expect(chaptersIn(description, 4000)).toEqual([
    { start: 0, title: 'Intro' },
    { start: 65, title: 'Flour & water' },
    { start: 150, title: 'Kneading' },
    { start: 720, title: 'Baking: the oven' },
    { start: 3723, title: 'The end' },
  ])
})

test('the time may come last, and lines may be numbered', () => {
  expect(chaptersIn(list('1. Intro 0:00', '2) Dough [0:30]', '3. 1:00 Oven'), 90)).toEqual([
    { start: 0, title: 'Intro' },
    { start: 30, title: 'Dough' },
    { start: 60, title: 'Oven' },
  ])
})

test.each([
  ['two are too few', list('0:00 Intro', '1:00 End')],
  ['the first is at 0:00', list('0:05 Intro', '1:00 Middle', '2:00 End')],
  ['they are in order', list('0:00 Intro', '2:00 Middle', '1:00 End')],
  ['none is shorter than ten seconds', list('0:00 Intro', '0:08 Middle', '1:00 End')],
  ['the last isn’t either', list('0:00 Intro', '1:00 Middle', '2:55 End')],
  ['each has a title', list('0:00', '1:00', '2:00')],
  ['what is after the end does not count', list('0:00 Intro', '1:00 Middle', '9:00 End')],
  ['a sentence is no chapter', list('At 0:00 we start', 'then 1:00 comes flour', 'and 2:00 is late')],
])('%s: then there are no chapters', (_rule, description) => {
  expect(chaptersIn(description, 180)).toEqual([])
})

test('times in a text are found where they are no part of something else', () => {
  const found = timesIn(
    'See 1:23 and 1:02:03 (0:05), but not 25:61, 1:75:00, 12:34:56:78, 3.1:20 or 99:59:59.',
    4000,
  )
  expect(found.map(({ text, seconds }) => [text, seconds])).toEqual([
    ['1:23', 83],
    ['1:02:03', 3723],
    ['0:05', 5],
  ])
  expect(timesIn('at 2:00', 100)).toEqual([])
})

test('a time is in the chapter that began last', () => {
  const chapters = [
    { start: 0, title: 'Intro' },
    { start: 60, title: 'End' },
  ]
  expect(chapterAt(chapters, 59.9)?.title).toBe('Intro')
  expect(chapterAt(chapters, 60)?.title).toBe('End')
  expect(chapterAt([], 5)).toBeUndefined()
})

test('a small picture is found by its time: sheet, row and column', () => {
  const storyboard = { sheets: ['/0.webp', '/1.webp'], every: 5, columns: 3, rows: 2, width: 160, height: 90 }
  expect(placeIn(storyboard, 0)).toEqual({ sheet: '/0.webp', column: 0, row: 0 })
  expect(placeIn(storyboard, 24)).toEqual({ sheet: '/0.webp', column: 1, row: 1 })
  expect(placeIn(storyboard, 30)).toEqual({ sheet: '/1.webp', column: 0, row: 0 })
  expect(placeIn(storyboard, 999)).toEqual({ sheet: '/1.webp', column: 2, row: 1 })
})

test('a chosen quality is the best that is not above it; saving data is one of them', () => {
  const heights = [240, 480, 720]
  expect(levelFor(heights, 'auto')).toBeUndefined()
  expect(levelFor(heights, 480)).toBe(1)
  expect(levelFor(heights, 1080)).toBe(2)
  expect(levelFor(heights, 144)).toBe(0)
  expect(levelFor(heights, 'saver')).toBe(0)
  expect(levelFor([], 480)).toBeUndefined()
})

test('the sound alone is found in a master playlist', () => {
  const master = list(
    '#EXTM3U',
    '#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",URI="subs.m3u8"',
    '#EXT-X-MEDIA:GROUP-ID="a",TYPE=AUDIO,NAME="Sound",URI="a.m3u8?sig=1"',
    '#EXT-X-STREAM-INF:BANDWIDTH=1,AUDIO="a"',
    'v.m3u8',
  )
  expect(soundIn(master, '/media/7/master.m3u8')).toBe(`${location.origin}/media/7/a.m3u8?sig=1`)
  expect(soundIn('#EXTM3U\nv.m3u8', '/master.m3u8')).toBeUndefined()
})
