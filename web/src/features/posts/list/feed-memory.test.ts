import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { forgetFarPosts, keptAround, layoutOf, rememberLayout } from './feed-memory.ts'

const key = (post_id: number) => ['post_card', { post_id }]

test('however long the list, only the posts around the reader stay in memory', () => {
  const client = new QueryClient()
  const ids = Array.from({ length: 1000 }, (_, index) => 1000 - index)
  for (const id of ids) client.setQueryData(key(id), { recdata: { post_id: id } })
  client.setQueryData(key(5000), { recdata: {} })
  const onScreen = new QueryObserver(client, { queryKey: key(ids[0] ?? 0), staleTime: 60_000 }).subscribe(
    () => {},
  )

  forgetFarPosts(client, ids, 500)
  // The posts around the reader, the one on screen, and the post that is not in this list.
  expect(client.getQueryCache().getAll()).toHaveLength(2 * keptAround + 1 + 2)
  expect(client.getQueryData(key(ids[500] ?? 0))).toBeDefined()
  expect(client.getQueryData(key(ids[999] ?? 0))).toBeUndefined()
  onScreen()
})

test('a short list keeps everything', () => {
  const client = new QueryClient()
  const ids = Array.from({ length: keptAround }, (_, index) => index + 1)
  for (const id of ids) client.setQueryData(key(id), {})
  forgetFarPosts(client, ids, 0)
  expect(client.getQueryCache().getAll()).toHaveLength(ids.length)
})

test('a layout serves only a list of the same length', () => {
  const sizes = [] as unknown as Parameters<typeof rememberLayout>[1]['sizes']
  rememberLayout('timeline', { rows: 30, sizes })
  expect(layoutOf('timeline', 30)).toBe(sizes)
  expect(layoutOf('timeline', 31)).toBeUndefined()
  expect(layoutOf('other', 30)).toBeUndefined()
})
