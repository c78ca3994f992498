import { afterEach, expect, test } from 'vitest'
import { isMutedHere, mutedHere, setMutedHere } from './muted-here.ts'
import { aPost } from '../test-posts.ts'

afterEach(() => mutedHere.set([]))

test.each([
  ['well-being', 'A week of Well-Being', true],
  ['well-being', 'wellbeing', false],
  ['c++ (again)', 'C++ (again)!', true],
  ['a|b', 'a', false],
  ['[', 'a [ b', true],
  ['river day', 'River\nDay', true],
  ['day', 'today', false],
])('the word %s in “%s”: %s', (word, message, isMuted) => {
  setMutedHere({ type: 'word', word }, true)
  expect(isMutedHere(aPost(1, { message }))).toBe(isMuted)
})
