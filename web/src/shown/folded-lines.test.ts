import { expect, test } from 'vitest'
import { lastLineWithWords, mayBeLong } from './folded-lines.ts'

/** Boxes of a text with lines of these widths, 24 px high. */
const boxes = (...widths: number[]) =>
  widths.map((width, line) => ({ top: 100 + line * 24 + 2, height: 20, width }))
const lastOf = (...widths: number[]) =>
  lastLineWithWords({ top: 100, lineHeight: 24, boxes: boxes(...widths) })

test('a text is cut after its eighth line', () => {
  expect(lastOf(300, 300, 300, 300, 300, 300, 300, 300, 300, 300)).toBe(8)
})

test('where that one is empty, after the last with words before it', () => {
  expect(lastOf(300, 300, 300, 300, 300, 300, 120, 0, 300)).toBe(7)
  expect(lastOf(300, 300, 300, 300, 300, 120, 0, 0, 300)).toBe(6)
})

test('empty lines between words stay', () => {
  expect(lastOf(300, 0, 0, 0, 300, 0, 0, 90, 300)).toBe(8)
})

test('empty lines alone are shown as they are', () => {
  expect(lastOf(0, 0, 0, 0, 0, 0, 0, 0, 0, 300)).toBe(8)
})

test.each([
  ['a few words', 'Bread is in the oven', false],
  ['nine short lines', 'a\n'.repeat(8) + 'a', true],
  ['eight short lines', 'a\n'.repeat(7) + 'a', false],
  ['more than narrow lines hold in large letters', 'a'.repeat(97), true],
])('whether a text is measured: %s', (_, text, isMeasured) => {
  expect(mayBeLong(text)).toBe(isMeasured)
})
