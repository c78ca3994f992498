import type { Post } from '@commons/contract/posts/posts.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { CallError } from '../../../api/call-error.ts'
import { endSession, openSession, type Session } from '../../../api/session.ts'
import { blockedHere, mutedPeopleHere } from '../../people/members-here.ts'
import { setDeleted, useGonePosts } from './gone-posts.ts'
import { setMutedHere } from './muted-here.ts'
import { aPost } from '../test-posts.ts'

afterEach(() => endSession('logged_out'))

/** Returns the posts that lists leave out, among these. */
function lists(...posts: readonly Post[]) {
  const client = new QueryClient()
  const keep = (post: Post) =>
    client.setQueryData(['post_card', { post_id: post.post_id }], {
      code: true,
      message: '',
      recdata: post,
    })
  for (const post of posts) keep(post)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => [useGonePosts(), useGonePosts({ showsMuted: true })] as const, {
    wrapper,
  })
  const inOrder = (ids: ReadonlySet<number>) => [...ids].toSorted((one, other) => one - other)
  return { client, keep, gone: () => inOrder(result.current[0]), asked: () => inOrder(result.current[1]) }
}

const repost = (id: number, by: number, change: Partial<Post> = {}) =>
  aPost(id, { is_repost: 1, repost_user_id: by, repost_user: 'B', original_post_id: 1, ...change })

test('a block takes away what the member wrote, reminded of, and was reminded of', () => {
  const { gone, keep } = lists(aPost(1), aPost(2, { user_id: 8 }), repost(3, 8), repost(4, 9))
  act(() => blockedHere.put(8, true))
  expect(gone()).toEqual([2, 3])
  act(() => blockedHere.put(7, true))
  expect(gone()).toEqual([1, 2, 3, 4])
  // A late answer may still have one of their posts.
  act(() => void keep(aPost(5, { user_id: 8 })))
  expect(gone()).toContain(5)
  act(() => {
    blockedHere.put(7, false)
    blockedHere.put(8, false)
  })
  expect(gone()).toEqual([])
})

test('a mute takes a member’s posts and reminders out of lists, but not where they were asked for', () => {
  const { gone, asked } = lists(aPost(1), aPost(2, { user_id: 8 }), repost(3, 8), repost(4, 9))
  act(() => mutedPeopleHere.put(8, true))
  expect([gone(), asked()]).toEqual([[2, 3], []])
  act(() => mutedPeopleHere.put(8, false))
  expect(gone()).toEqual([])
})

test('what was absent while its author was blocked is there again', async () => {
  const { client, gone } = lists(aPost(1))
  act(() => blockedHere.put(7, true))
  const absent = new CallError({ refusal: 'post_not_found', message: '', status: 404 })
  await act(() =>
    client
      .fetchQuery({
        queryKey: ['post_card', { post_id: 1 }],
        queryFn: () => Promise.reject(absent),
        retry: false,
      })
      .catch(() => {}),
  )
  expect(gone()).toEqual([1])
  act(() => blockedHere.put(7, false))
  expect(gone()).toEqual([])
})

test('a muted tag or word takes away whatever has it, but one’s own', () => {
  act(() => openSession({ id: 7, api_key: 'key.secret' } as Session))
  const { gone } = lists(
    aPost(1, { hashtag_link: ['Garden'] }),
    aPost(2, { user_id: 8, hashtag_link: ['Garden'] }),
    aPost(3, { user_id: 8, message: 'Gardening' }),
    aPost(4, { user_id: 8, message: 'In the GARDEN, at last' }),
    repost(5, 9, { repost_comment: 'my garden' }),
    repost(6, 7, { repost_comment: 'my garden' }),
  )
  act(() => setMutedHere({ type: 'tag', word: 'garden' }, true))
  expect(gone()).toEqual([2])
  act(() => setMutedHere({ type: 'word', word: 'garden' }, true))
  expect(gone()).toEqual([2, 4, 5])
  act(() => {
    setMutedHere({ type: 'word', word: 'garden' }, false)
    setMutedHere({ type: 'tag', word: 'garden' }, false)
  })
  expect(gone()).toEqual([])
})

test('a word is muted as a whole, with signs of patterns in it, in any language', () => {
  const { gone } = lists(
    aPost(1, { message: 'I like C++ much' }),
    aPost(2, { message: 'Žluťoučký KŮŇ' }),
    aPost(3, { message: 'kůňský' }),
  )
  act(() => {
    setMutedHere({ type: 'word', word: 'c++' }, true)
    setMutedHere({ type: 'word', word: 'kůň' }, true)
  })
  expect(gone()).toEqual([1, 2])
  act(() => {
    setMutedHere({ type: 'word', word: 'c++' }, false)
    setMutedHere({ type: 'word', word: 'kůň' }, false)
  })
})

test('nothing of it lasts for the next member', () => {
  act(() => openSession({ id: 7, api_key: 'key.secret' } as Session))
  const { gone } = lists(aPost(1, { user_id: 8, message: 'word' }), aPost(2))
  act(() => {
    setMutedHere({ type: 'word', word: 'word' }, true)
    setDeleted(2, true)
  })
  expect(gone()).toEqual([1, 2])
  act(() => openSession({ id: 9, api_key: 'other.secret' } as Session))
  expect(gone()).toEqual([])
})
