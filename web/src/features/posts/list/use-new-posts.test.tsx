import type { Post } from '@commons/contract/posts/posts.ts'
import { act, renderHook } from '@testing-library/react'
import { createRef } from 'react'
import { expect, test, vi } from 'vitest'
import type { PostPages } from './post-rows.ts'
import { endSession, openSession, type Session } from '../../../api/session.ts'
import { announcePost } from '../composer/posted.ts'
import { aRepost } from '../card/test-cards.tsx'
import { aPost } from '../test-posts.ts'
import { useNews } from './use-new-posts.ts'

test.each([
  ['everybody’s posts', undefined, 1],
  ['the author’s', 7, 1],
  ['somebody else’s', 8, 0],
])('what was just posted comes on top of %s: author %s, %i times', (_, author, times) => {
  vi.stubGlobal('scrollTo', () => {})
  const putOnTop = vi.fn()
  const list = { news: { ids: [], more: false }, headRows: [], showNews: () => {}, putOnTop }
  const belongs = author === undefined ? undefined : (post: Post) => post.user_id === author
  renderHook(() => useNews(list as object as PostPages, createRef(), belongs))
  announcePost(aPost(1))
  expect(putOnTop).toHaveBeenCalledTimes(times)
  vi.unstubAllGlobals()
})

test('one’s own reminder is no news, and comes in at the top of the page', () => {
  openSession({ id: 9, api_key: 'key.secret' } as Session)
  const showNews = vi.fn()
  const headRows = [aRepost(5, { repost_user_id: 9 }), aPost(4)]
  const list = { news: { ids: [5, 4], more: false }, headRows, showNews, putOnTop: () => {} }
  vi.stubGlobal('scrollY', 900)
  const { result, unmount } = renderHook(() => useNews(list as object as PostPages, createRef(), undefined))
  expect(result.current.count).toBe(1)
  expect(showNews).not.toHaveBeenCalled()
  vi.stubGlobal('scrollY', 0)
  act(() => void window.dispatchEvent(new Event('scroll')))
  expect(showNews).toHaveBeenCalledExactlyOnceWith([5])
  unmount()
  vi.unstubAllGlobals()
  endSession('logged_out')
})

test.each([
  [300, 'the page'],
  [1200, 'the list'],
])('a post that was just written comes into view: a list at %i px, the top of %s', async (at, of) => {
  const tops: string[] = []
  vi.stubGlobal('scrollTo', () => void tops.push('the page'))
  const top = createRef<HTMLElement>()
  top.current = document.createElement('div')
  top.current.getBoundingClientRect = () => new DOMRect(0, at, 640, 2000)
  top.current.scrollIntoView = () => void tops.push('the list')
  const list = { news: { ids: [], more: false }, headRows: [], showNews: () => {}, putOnTop: () => {} }
  renderHook(() => useNews(list as object as PostPages, top, undefined))
  announcePost(aPost(1))
  await vi.waitFor(() => expect(tops).toEqual([of]))
  vi.unstubAllGlobals()
})
