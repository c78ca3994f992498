import assert from 'node:assert/strict'
import { test } from 'node:test'
import { add_post, Post, user_timeline } from './posts.ts'
import { longestPost } from '../shared/text.ts'

const { input } = add_post

test('a form sends empty text where it has nothing', () => {
  const { post_type, group_id } = input.parse({ post_type: '', group_id: '' })
  assert.equal(post_type, 'public')
  assert.equal(group_id, undefined)
  assert.equal(user_timeline.input.parse({ view_user_id: '3', post_id: '' }).post_id, undefined)
})

test('a post has 5,000 characters at most', () => {
  assert.equal(input.parse({ message: '👩‍👩‍👧‍👦'.repeat(1000) }).message?.length, 11_000)
  assert.equal(
    input.safeParse({ message: 'x'.repeat(longestPost + 1) }).error?.issues[0]?.message,
    'post_too_long',
  )
})

test('an audience is public or private', () => {
  for (const value of ['Public', 'friends', 1, null]) {
    assert.equal(input.safeParse({ post_type: value }).error?.issues[0]?.message, 'post_type_invalid')
  }
})

test('inputs that the contract does not name are left out', () => {
  assert.deepEqual(input.parse({ message: 'x', author_id: 7, is_admin: true }), { message: 'x' })
})

test('a post goes out in exact types', () => {
  const shape = Post.shape
  assert(!shape.post_id.safeParse('1').success)
  assert(!shape.user_like.safeParse(true).success)
  assert(!shape.like_count.safeParse(-1).success)
  assert(!shape.created_at.safeParse('yesterday').success)
})
