import { expect, test } from 'vitest'
import { stepsOf } from './story-steps.ts'

const at = (...afters: number[]) => afters.map((after, nth) => ({ story_picture_id: nth + 1, after }))

test('a step leads past a picture or a paragraph', () => {
  const pictures = at(0, 1, 1, 3)
  expect(stepsOf(1, pictures, 3)).toEqual({ up: undefined, down: { after: 1, place: 0 } })
  expect(stepsOf(2, pictures, 3)).toEqual({ up: { after: 0, place: 1 }, down: { after: 1, place: 1 } })
  expect(stepsOf(3, pictures, 3)).toEqual({ up: { after: 1, place: 0 }, down: { after: 2, place: 0 } })
  expect(stepsOf(4, pictures, 3)).toEqual({ up: { after: 2, place: 0 }, down: undefined })
})

test('pictures after paragraphs that are gone are at the end', () => {
  expect(stepsOf(2, at(2, 7), 2)).toEqual({ up: { after: 2, place: 0 }, down: undefined })
  expect(stepsOf(1, at(5), 0)).toEqual({ up: undefined, down: undefined })
  expect(stepsOf(9, at(5), 0)).toEqual({ up: undefined, down: undefined })
})
