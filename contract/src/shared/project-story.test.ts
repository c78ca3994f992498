import assert from 'node:assert/strict'
import { test } from 'node:test'
import { paragraphsOf, placesInNewStory, storyParts } from './project-story.ts'

const story = 'One\n\nTwo\nThree'
const picture = (name: string, after: number) => ({ name, after })
const shown = (text: string, pictures: ReadonlyArray<{ name: string; after: number }>) =>
  storyParts(text, pictures).map((part) => [part.text, part.pictures.map(({ name }) => name).join('')])

test('a story is divided where its pictures stand', () => {
  assert.deepEqual(paragraphsOf(story), ['One', 'Two', 'Three'])
  assert.deepEqual(shown(story, []), [[story, '']])
  assert.deepEqual(shown(story, [picture('a', 0), picture('b', 2), picture('c', 2)]), [
    ['', 'a'],
    ['One\n\nTwo', 'bc'],
    ['Three', ''],
  ])
  assert.deepEqual(shown(story, [picture('a', 1), picture('b', 3), picture('c', 9)]), [
    ['One', 'a'],
    ['Two\nThree', 'bc'],
  ])
  assert.deepEqual(shown('', [picture('a', 4)]), [['', 'a']])
  assert.deepEqual(shown('', []), [])
})

test('pictures stay beside their paragraphs when the story is written anew', () => {
  const moved = (now: string) => [0, 1, 2, 3].map(placesInNewStory(story, now))
  assert.deepEqual(moved(story), [0, 1, 2, 3])
  assert.deepEqual(moved('Zero\nOne\nTwo\nThree'), [0, 2, 3, 4])
  assert.deepEqual(moved('One\nNew\nNewer\nTwo\nThree'), [0, 1, 4, 5])
  assert.deepEqual(moved('One\nThree'), [0, 1, 1, 2])
  assert.deepEqual(moved('One\nTwo'), [0, 1, 2, 2])
  assert.deepEqual(moved('Two\nThree'), [0, 0, 1, 2])
  assert.deepEqual(moved(''), [0, 0, 0, 0])
  assert.deepEqual(moved('Something else'), [0, 1, 1, 1])
})
