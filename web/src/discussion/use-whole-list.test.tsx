import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { answerWith, success } from '../api/test-server.ts'
import { aComment } from './test-comments.ts'
import { useWholeList } from './use-whole-list.ts'

afterEach(() => vi.unstubAllGlobals())

/** A server with these comments, newest first, that pages as the real one does. */
function serve(ids: number[]) {
  return answerWith(({ body }) => {
    const { limit = 10, before } = body as { limit?: number; before?: string }
    const rest = before === undefined ? ids : ids.filter((id) => id < Number(before))
    const page = rest.slice(0, limit)
    const next = rest.length > limit ? { next: String(page.at(-1)) } : {}
    return success({ post: 1, recdata: page.map((id) => aComment(id)), ...next })
  })
}

function open() {
  const client = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => useWholeList({ postId: 1, commentId: undefined }, true), { wrapper })
  const ids = () => result.current.rows?.map(({ id }) => id) ?? []
  const readAgain = () => act(() => client.invalidateQueries({ queryKey: ['post_comment_list'] }))
  return { list: result, ids, readAgain }
}

const downFrom = (newest: number) => Array.from({ length: newest }, (_, index) => newest - index)
const upTo = (newest: number, from = 1) =>
  downFrom(newest)
    .toReversed()
    .filter((id) => id >= from)

test('the latest ten come first, oldest first, and earlier ones are added above', async () => {
  const asked = serve(downFrom(70))
  const { list, ids } = open()
  await waitFor(() => expect(ids()).toEqual(upTo(70, 61)))
  expect(list.current.hasEarlier).toBe(true)
  await act(async () => list.current.loadEarlier())
  await waitFor(() => expect(ids()).toEqual(upTo(70, 11)))
  await act(async () => list.current.loadEarlier())
  await waitFor(() => expect(ids()).toEqual(upTo(70)))
  expect(list.current.hasEarlier).toBe(false)
  expect(asked.map(({ body }) => body['before'])).toEqual([undefined, '61', '11'])
})

test('read again, it reaches down to where it was read, and what was deleted is gone', async () => {
  const comments = downFrom(70)
  serve(comments)
  const { list, ids, readAgain } = open()
  await waitFor(() => expect(ids()).toHaveLength(10))
  await act(async () => list.current.loadEarlier())
  await waitFor(() => expect(ids()).toEqual(upTo(70, 11)))
  comments.unshift(73, 72, 71)
  comments.splice(comments.indexOf(40), 1)
  await readAgain()
  await waitFor(() => expect(ids()).toContain(73))
  // Nor does it grow by itself.
  expect(ids()).toEqual(upTo(73, 11).filter((id) => id !== 40))
  await act(async () => list.current.loadEarlier())
  await waitFor(() => expect(ids()).toEqual(upTo(73).filter((id) => id !== 40)))
  expect(list.current.hasEarlier).toBe(false)
})

test('read again without anything new it is as it was', async () => {
  const asked = serve(downFrom(14))
  const { ids, readAgain } = open()
  await waitFor(() => expect(ids()).toEqual(upTo(14, 5)))
  await readAgain()
  await waitFor(() => expect(asked).toHaveLength(2))
  expect(ids()).toEqual(upTo(14, 5))
})

test('the earliest, deleted and brought back, is there again', async () => {
  const comments = downFrom(5)
  serve(comments)
  const { ids, readAgain } = open()
  await waitFor(() => expect(ids()).toEqual(upTo(5)))
  comments.pop()
  await readAgain()
  await waitFor(() => expect(ids()).toEqual(upTo(5, 2)))
  comments.push(1)
  await readAgain()
  await waitFor(() => expect(ids()).toEqual(upTo(5)))
})

test('nothing that was shown goes away when the oldest of it was deleted', async () => {
  const comments = downFrom(200)
  serve(comments)
  const { ids, readAgain } = open()
  await waitFor(() => expect(ids()).toEqual(upTo(200, 191)))
  comments.splice(comments.indexOf(191), 1)
  comments.unshift(201)
  await readAgain()
  await waitFor(() => expect(ids()).toContain(201))
  expect(ids()).toEqual(expect.arrayContaining(upTo(201, 192)))
})

test('what failed to come is said, and can be asked for again', async () => {
  let broken = false
  answerWith(({ body }) => {
    if (broken) return { status: 500, body: { code: false, message: 'Broken', error: 'internal' } }
    const ids = body['before'] === undefined ? [2] : [1]
    return success({
      post: 1,
      recdata: ids.map((id) => aComment(id)),
      ...(ids[0] === 2 ? { next: '2' } : {}),
    })
  })
  const { list, ids } = open()
  await waitFor(() => expect(ids()).toEqual([2]))
  broken = true
  await act(async () => list.current.loadEarlier())
  await waitFor(() => expect(list.current.error?.message).toBe('Broken'))
  expect(ids()).toEqual([2])
  broken = false
  await act(async () => list.current.retry())
  await waitFor(() => expect(ids()).toEqual([1, 2]))
  expect(list.current.error).toBeUndefined()
})
