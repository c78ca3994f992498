import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toast, toasts } from '../ui/notices/toast.ts'
import { call } from './call.ts'
import { memberIds } from './member-store.ts'
import { openSession, type Session } from './session.ts'
import { answerWith, refusal, success } from './test-server.ts'
import { toggle, useToggle, type WishOutbox } from './toggle.ts'

beforeEach(() => openSession({ id: 7, api_key: 'key.secret' } as Session))
afterEach(() => {
  onlineManager.setOnline(true)
  for (const { id } of toasts.get()) toast.dismiss(id)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function saving(told: boolean, outbox?: WishOutbox<number, boolean, boolean>) {
  const unsaved = memberIds()
  const saves = toggle<number, boolean>({
    send: async (post_id, _, { key }) =>
      (await call('post_save', { post_id, idempotency_key: key })).recdata.is_saved === 1,
    changes: (post_id) => ['post_save', { post_id }],
    hides: unsaved,
    done: (saved) => (saved ? 'Saved' : 'Not saved'),
    undone: (saved) => (saved ? 'Saved again' : 'Not saved again'),
    ...(outbox && { outbox }),
  })
  const client = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => useToggle(saves, 5, told), { wrapper })
  return { unsaved, toggle: result, want: (wanted: boolean) => act(() => result.current.want(wanted)) }
}
const answer = (is_saved: 0 | 1) => success({ recdata: { post_id: 5, is_saved } })
const said = () => toasts.get().map(({ kind, text }) => `${kind}: ${String(text)}`)

test('what is not wanted any more leaves its list at once, and Undo brings it back', async () => {
  const sent = answerWith((_, count) => answer(count === 1 ? 0 : 1))
  const { unsaved, want } = saving(true)
  await want(false)
  expect([...unsaved.get()]).toEqual([5])
  expect(said()).toEqual(['undo: Not saved'])
  act(() => toasts.get()[0]?.onUndo?.())
  await waitFor(() => expect(said()).toContain('success: Saved again'))
  expect(unsaved.get().size).toBe(0)
  expect(sent.filter(({ name }) => name === 'post_save')).toHaveLength(2)
})

test('what was refused is on its list again', async () => {
  answerWith(() => refusal('post_not_found', 404))
  const { unsaved, toggle: shown, want } = saving(true)
  await want(false)
  await waitFor(() => expect(said()).toEqual(['error: Text of post_not_found']))
  expect([shown.current.value, unsaved.get().size]).toEqual([true, 0])
})

test('what the server failed at is taken back and said, and goes to no outbox', async () => {
  const sent = answerWith(({ name }) =>
    name === 'post_save' ? { status: 500, body: 'Something broke' } : success(),
  )
  const keep = vi.fn()
  const { toggle: shown, want } = saving(false, { wanted: () => undefined, subscribe: () => () => {}, keep })
  await want(true)
  await waitFor(() => expect(said()).toEqual(['error: An error occurred. Please try again.']))
  expect(shown.current.value).toBe(false)
  expect(sent.filter(({ name }) => name === 'post_save')).toHaveLength(1)
  expect(keep).not.toHaveBeenCalled()
})

test('without a network nothing is begun, and it is said why', async () => {
  const sent = answerWith(() => answer(1))
  onlineManager.setOnline(false)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { toggle: shown, want } = saving(false)
  await want(true)
  expect(shown.current.value).toBe(false)
  expect(sent).toEqual([])
  expect(said()).toEqual(["error: You're offline. Please try again when you're back."])
})

test('what the network takes no answer of goes to the outbox under the key that it left with', async () => {
  const sent = answerWith(() => 'network failure')
  // Offline, so it is not retried at once either.
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const keep = vi.fn()
  const { want } = saving(false, { wanted: () => undefined, subscribe: () => () => {}, keep })
  await want(true)
  const key = sent.find(({ name }) => name === 'post_save')?.body['idempotency_key']
  expect(keep.mock.calls).toEqual([[5, true, false, { wanted: true, key }]])
  expect(said()).toEqual([])
})
