import { expect, test } from 'vitest'
import { renditions } from './PictureView.tsx'

const sources = [320, 640, 1280, 2048].map((width) => ({ width, url: `/media/${width}` }))
const widths = (saving: boolean, screen: number) =>
  renditions(sources, saving, screen).map(({ width }) => width)

test('the browser chooses among all renditions, unless data is saved', () => {
  expect(widths(false, 375)).toEqual([320, 640, 1280, 2048])
})

test('saving, nothing larger than the screen or the column needs is offered', () => {
  expect(widths(true, 300)).toEqual([320])
  expect(widths(true, 375)).toEqual([320, 640])
  expect(widths(true, 1600)).toEqual([320, 640])
})

test('a small picture stays what it is', () => {
  expect(renditions(sources.slice(0, 1), true, 1600)).toEqual(sources.slice(0, 1))
})
