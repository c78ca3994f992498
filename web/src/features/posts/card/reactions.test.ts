import { expect, test } from 'vitest'
import { callFor, withReaction } from './reactions.ts'

const post = { user_like: 0, user_dislike: 0, like_count: 2, dislike_count: 1 } as const

test('counts follow the wish, also when the server has counted it already', () => {
  expect(withReaction(post, 'like')).toMatchObject({ user_like: 1, like_count: 3, dislike_count: 1 })
  const liked = withReaction(post, 'like')
  expect(withReaction(liked, 'like')).toEqual(liked)
  expect(withReaction(liked, 'dislike')).toMatchObject({ user_like: 0, like_count: 2, dislike_count: 2 })
  expect(withReaction(liked, 'none')).toEqual(post)
})

test('each way from one reaction to another is one toggle', () => {
  expect(callFor('none', 'like')).toBe('post_like')
  expect(callFor('like', 'none')).toBe('post_like')
  expect(callFor('dislike', 'like')).toBe('post_like')
  expect(callFor('like', 'dislike')).toBe('post_dislike')
  expect(callFor('dislike', 'none')).toBe('post_dislike')
})
