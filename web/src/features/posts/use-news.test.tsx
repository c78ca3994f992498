import { renderHook } from '@testing-library/react'
import { createRef } from 'react'
import { expect, test, vi } from 'vitest'
import type { PostPages } from './post-rows.ts'
import { announcePost } from './posted.ts'
import { aPost } from './test-posts.ts'
import { useNews } from './use-news.ts'

test.each([
  ['everybody’s posts', undefined, 1],
  ['the author’s', 7, 1],
  ['somebody else’s', 8, 0],
])('what was just posted comes on top of %s: author %s, %i times', (_, author, times) => {
  vi.stubGlobal('scrollTo', () => {})
  const putOnTop = vi.fn()
  const list = { news: { ids: [], more: false }, headRows: [], showNews: () => {}, putOnTop }
  renderHook(() => useNews(list as object as PostPages, createRef(), author))
  announcePost(aPost(1))
  expect(putOnTop).toHaveBeenCalledTimes(times)
  vi.unstubAllGlobals()
})
