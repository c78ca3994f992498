import { expect, test } from 'vitest'
import { topicsOf } from './topics.ts'

test('a template looks into the input', () => {
  expect(topicsOf('post_like', { post_id: 5 }, undefined, 1)).toEqual(['post:5'])
  expect(topicsOf('user_timeline', { view_user_id: '7' }, undefined, 1)).toEqual(['timeline:7', 'graph:1'])
})

test('else it is a path into the answer', () => {
  const answer = { recdata: { user_id: 9 } }
  expect(topicsOf('avatar_banner', { view_user_id: 9 }, answer, 1)).toContain('member:9')
})

test('{me} is the own id', () => {
  expect(topicsOf('post_delete', { post_id: 5 }, {}, 3)).toEqual([
    'post:5',
    'timeline:3',
    'feed',
    'waiting:3',
  ])
})

test('what cannot be filled yet is left out', () => {
  expect(topicsOf('avatar_banner', {}, undefined, 1)).toEqual(['graph:1', 'mutes:1'])
  expect(topicsOf('post_like', { post_id: null }, undefined, 1)).toEqual([])
  expect(topicsOf('add_post', {}, {}, undefined)).toEqual(['feed'])
})
