import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toast, toasts } from '../ui/notices/toast.ts'
import { openSession, type Session } from './session.ts'
import { answerWith, refusal, success } from './test-server.ts'
import { useWrite } from './use-call.ts'

beforeEach(() => openSession({ id: 7, api_key: 'key.secret' } as Session))
afterEach(() => {
  for (const { id } of toasts.get()) toast.dismiss(id)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

type Options = Parameters<typeof useWrite<'post_delete'>>[1]

/** Deletes a post; returns the toasts it caused. */
async function remove(options: Options = {}): Promise<string[]> {
  const client = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => useWrite('post_delete', options), { wrapper })
  act(() => result.current.mutate({ post_id: 5 }))
  await waitFor(() => expect(result.current.isIdle || result.current.isPending).toBe(false))
  return toasts.get().map(({ kind, text }) => `${kind}: ${String(text)}`)
}

test('a toast says how it went, unless the component does', async () => {
  answerWith(() => success())
  expect(await remove({ toasts: 'none' })).toEqual([])
  expect(await remove({ toasts: 'failure' })).toEqual([])
  expect(await remove()).toEqual(['success: Success'])
  answerWith(() => refusal('post_not_found', 404))
  expect(await remove({ toasts: 'none' })).toEqual(['success: Success'])
  expect(await remove()).toEqual(['success: Success', 'error: Text of post_not_found'])
})

test('Undo comes with the toast', async () => {
  answerWith(() => success())
  const undo = vi.fn()
  expect(await remove({ undo })).toEqual(['undo: Success'])
  toasts.get()[0]?.onUndo?.()
  expect(undo).toHaveBeenCalledOnce()
})

test('an ended session speaks for itself', async () => {
  answerWith(() => refusal('session_expired', 401))
  expect(await remove()).toEqual([])
})

test('without a network nothing is sent or shown as done', async () => {
  const sent = answerWith(() => success())
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const onStart = vi.fn()
  expect(await remove({ onStart })).toEqual(["error: You're offline. Please try again when you're back."])
  expect([onStart.mock.calls, sent.filter(({ name }) => name === 'post_delete')]).toEqual([[], []])
})
