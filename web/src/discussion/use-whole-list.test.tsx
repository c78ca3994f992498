import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { CallError } from '../api/call-error.ts'
import type { PageAsked, SaidCalls } from './discussed.ts'
import { aSaid, aThing } from './test-discussion.ts'
import { useWholeList } from './use-whole-list.ts'

/** Serves a list of these comments, newest first, with pages like a server's. */
function serve(ids: number[]) {
  const asked: PageAsked[] = []
  const list: SaidCalls['list'] = async (_parent, page) => {
    asked.push(page)
    const { limit, before } = page
    const rest = before === undefined ? ids : ids.filter((id) => id < Number(before))
    const found = rest.slice(0, limit)
    return {
      rows: found.map((id) => aSaid(id)),
      next: rest.length > limit ? String(found.at(-1)) : undefined,
    }
  }
  return { asked, list }
}

function open(list: SaidCalls['list']) {
  const client = new QueryClient()
  const about = aThing({ list })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => useWholeList({ about, commentId: undefined }, true), { wrapper })
  const ids = () => result.current.rows?.map(({ id }) => id) ?? []
  const readAgain = () => act(() => client.invalidateQueries({ queryKey: ['comment_list'] }))
  return { result, ids, readAgain }
}

const downFrom = (newest: number) => Array.from({ length: newest }, (_, index) => newest - index)
const upTo = (newest: number, from = 1) =>
  downFrom(newest)
    .toReversed()
    .filter((id) => id >= from)

test('the latest ten come first, oldest first, and earlier ones are added above', async () => {
  const { asked, list } = serve(downFrom(70))
  const { result, ids } = open(list)
  await waitFor(() => expect(ids()).toEqual(upTo(70, 61)))
  expect(result.current.hasEarlier).toBe(true)
  await act(async () => result.current.loadEarlier())
  await waitFor(() => expect(ids()).toEqual(upTo(70, 11)))
  await act(async () => result.current.loadEarlier())
  await waitFor(() => expect(ids()).toEqual(upTo(70)))
  expect(result.current.hasEarlier).toBe(false)
  expect(asked.map(({ before }) => before)).toEqual([undefined, '61', '11'])
})

test('read again, it reaches down to where it was read, and what was deleted is gone', async () => {
  const comments = downFrom(70)
  const { result, ids, readAgain } = open(serve(comments).list)
  await waitFor(() => expect(ids()).toHaveLength(10))
  await act(async () => result.current.loadEarlier())
  await waitFor(() => expect(ids()).toEqual(upTo(70, 11)))
  comments.unshift(73, 72, 71)
  comments.splice(comments.indexOf(40), 1)
  await readAgain()
  await waitFor(() => expect(ids()).toContain(73))
  // Nor did it grow by itself.
  expect(ids()).toEqual(upTo(73, 11).filter((id) => id !== 40))
  await act(async () => result.current.loadEarlier())
  await waitFor(() => expect(ids()).toEqual(upTo(73).filter((id) => id !== 40)))
  expect(result.current.hasEarlier).toBe(false)
})

test('read again without anything new it is as it was', async () => {
  const { asked, list } = serve(downFrom(14))
  const { ids, readAgain } = open(list)
  await waitFor(() => expect(ids()).toEqual(upTo(14, 5)))
  await readAgain()
  await waitFor(() => expect(asked).toHaveLength(2))
  expect(ids()).toEqual(upTo(14, 5))
})

test('the earliest, deleted and brought back, is there again', async () => {
  const comments = downFrom(5)
  const { ids, readAgain } = open(serve(comments).list)
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
  const { ids, readAgain } = open(serve(comments).list)
  await waitFor(() => expect(ids()).toEqual(upTo(200, 191)))
  comments.splice(comments.indexOf(191), 1)
  comments.unshift(201)
  await readAgain()
  await waitFor(() => expect(ids()).toContain(201))
  expect(ids()).toEqual(expect.arrayContaining(upTo(201, 192)))
})

test('what failed to come is said, and can be asked for again', async () => {
  let broken = false
  const { result, ids } = open(async (_parent, { before }) => {
    if (broken) throw new CallError({ refusal: 'internal', message: 'Broken', status: 500 })
    return before === undefined ? { rows: [aSaid(2)], next: '2' } : { rows: [aSaid(1)], next: undefined }
  })
  await waitFor(() => expect(ids()).toEqual([2]))
  broken = true
  await act(async () => result.current.loadEarlier())
  await waitFor(() => expect(result.current.error?.message).toBe('Broken'))
  expect(ids()).toEqual([2])
  broken = false
  await act(async () => result.current.retry())
  await waitFor(() => expect(ids()).toEqual([1, 2]))
  expect(result.current.error).toBeUndefined()
})
