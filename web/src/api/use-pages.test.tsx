import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { makeStale } from './live.ts'
import { answerWith, refusal, success } from './test-server.ts'
import { useReadPages, type RowOf, type Rows } from './use-pages.ts'

const postRows: Rows<RowOf<'timeline'>> = {
  id: ({ post_id }) => post_id,
  call: 'post_card',
  detail: (post) => ({ input: { post_id: post.post_id }, answer: { recdata: post } }),
}

afterEach(() => vi.unstubAllGlobals())

/** A server with posts 1 to `newest`, newest first, three a page. */
function feed(start: number) {
  const state = { newest: start, failing: false }
  const requests = answerWith(({ body }) => {
    if (state.failing) return refusal('internal', 500)
    const from = body['before'] === undefined ? state.newest : Number(body['before']) - 1
    const ids = [from, from - 1, from - 2].filter((id) => id > 0)
    const last = ids.at(-1) ?? 1
    return success({
      recdata: ids.map((post_id) => ({ post_id, user_id: 1 })),
      ...(last > 1 ? { next: String(last) } : {}),
    })
  })
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 30_000, refetchOnMount: false } },
  })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => useReadPages('timeline', {}, postRows), { wrapper })
  return { state, requests, client, list: result }
}

test('the first page is asked for once and gives each post to its own read', async () => {
  const { requests, client, list } = feed(7)
  await waitFor(() => expect(list.current.ids).toEqual([7, 6, 5]))
  expect(requests).toHaveLength(1)
  expect(client.getQueryData(['post_card', { post_id: 6 }])).toMatchObject({ recdata: { post_id: 6 } })
  expect(list.current.hasMore).toBe(true)
})

test('pages follow by the cursor until the end', async () => {
  const { list, requests } = feed(5)
  await waitFor(() => expect(list.current.ids).toEqual([5, 4, 3]))
  act(() => list.current.loadMore())
  await waitFor(() => expect(list.current.ids).toEqual([5, 4, 3, 2, 1]))
  expect(requests[1]?.body).toMatchObject({ before: '3' })
  expect(list.current.hasMore).toBe(false)
})

test('a page that fails leaves the others, and Retry asks for it again', async () => {
  const { list, state } = feed(5)
  await waitFor(() => expect(list.current.ids).toHaveLength(3))
  state.failing = true
  act(() => list.current.loadMore())
  await waitFor(() => expect(list.current.error?.refusal).toBe('internal'))
  expect(list.current.ids).toHaveLength(3)
  state.failing = false
  act(() => list.current.retry())
  await waitFor(() => expect(list.current.ids).toHaveLength(5))
  expect(list.current.error).toBeNull()
})

test('new posts wait until they are asked for', async () => {
  const { list, state, client } = feed(5)
  await waitFor(() => expect(list.current.ids).toEqual([5, 4, 3]))
  act(() => list.current.loadMore())
  await waitFor(() => expect(list.current.ids).toHaveLength(5))
  state.newest = 7
  await act(() => makeStale(client, ['feed']))
  await waitFor(() => expect(list.current.news).toEqual({ ids: [7, 6], more: false }))
  expect(list.current.ids).toEqual([5, 4, 3, 2, 1])
  act(() => list.current.showNews())
  await waitFor(() => expect(list.current.ids).toEqual([7, 6, 5, 4, 3, 2, 1]))
  expect(list.current.news.ids).toEqual([])
})

test('more news than the head holds start the list anew', async () => {
  const { list, state, client } = feed(5)
  await waitFor(() => expect(list.current.ids).toHaveLength(3))
  state.newest = 20
  await act(() => makeStale(client, ['feed']))
  await waitFor(() => expect(list.current.news).toEqual({ ids: [20, 19, 18], more: true }))
  act(() => list.current.showNews())
  await waitFor(() => expect(list.current.ids).toEqual([20, 19, 18]))
  act(() => list.current.loadMore())
  await waitFor(() => expect(list.current.ids).toEqual([20, 19, 18, 17, 16, 15]))
})

test('a list that comes late does not undo what a post has learnt since', async () => {
  const { list, client } = feed(5)
  await waitFor(() => expect(list.current.ids).toHaveLength(3))
  client.setQueryData(
    ['post_card', { post_id: 2 }],
    { recdata: { post_id: 2, user_like: 1 } },
    { updatedAt: Date.now() + 60_000 },
  )
  act(() => list.current.loadMore())
  await waitFor(() => expect(list.current.ids).toHaveLength(5))
  expect(client.getQueryData(['post_card', { post_id: 2 }])).toMatchObject({ recdata: { user_like: 1 } })
})
