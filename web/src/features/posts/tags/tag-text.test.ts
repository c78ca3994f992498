import { longestTag as contracted } from '@commons/contract/shared/text.ts'
import { expect, test } from 'vitest'
import { addTags, cleanTag, hasTag, longestTag, mostTags, withoutTag } from './tag-text.ts'

test('the longest tag is the contract’s', () => {
  expect(longestTag).toBe(contracted)
})

test.each([
  ['#garden', 'garden'],
  ['my garden', 'mygarden'],
  ['my_garden', 'mygarden'],
  [' ## _ ', ''],
  ['Žluťoučký\u00a0kůň', 'Žluťoučkýkůň'],
  ['👨‍👩‍👧'.repeat(60), '👨‍👩‍👧'.repeat(50)],
])('%j is kept as %j', (typed, kept) => {
  expect(cleanTag(typed)).toBe(kept)
})

test('a tag is added once, however it is spelled', () => {
  const { tags } = addTags(['Garden'], 'garden, GARDEN, gärten, Ga\u0308rten')
  expect(tags).toEqual(['Garden', 'gärten'])
  expect(hasTag(tags, 'GÄRTEN')).toBe(true)
  expect(withoutTag(tags, 'garden')).toEqual(['gärten'])
})

test('the sixth is ignored, and that is told', () => {
  const five = addTags([], 'a,b,c,d,e')
  expect(five).toEqual({ tags: ['a', 'b', 'c', 'd', 'e'], isFull: false })
  expect(five.tags).toHaveLength(mostTags)
  expect(addTags(five.tags, 'f')).toEqual({ tags: five.tags, isFull: true })
  expect(addTags(five.tags, 'A').isFull).toBe(false)
})
