import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerWith, refusal, success } from '../../api/test-server.ts'
import { onPosted } from './posted.ts'
import { useComposer } from './use-composer.ts'

vi.mock('idb-keyval', () => ({
  createStore: () => undefined,
  getMany: async () => [],
  setMany: async () => {},
  delMany: async () => {},
}))

beforeEach(() => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }))
})
afterEach(() => vi.unstubAllGlobals())

function compose(place: 'home' | 'profile' = 'home') {
  const client = new QueryClient()
  const done = vi.fn()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => useComposer(place, done), { wrapper })
  return { composer: result, done }
}

const posted = success({ recdata: { post_id: 1, user_id: 7 } })

test('nothing is posted of nothing', async () => {
  const requests = answerWith(() => posted)
  const { composer } = compose()
  act(() => composer.current.setText('  \n '))
  act(() => composer.current.post())
  expect(composer.current.isEmpty).toBe(true)
  expect(requests).toHaveLength(0)
})

test('a post clears the composer and is announced', async () => {
  const requests = answerWith(() => posted)
  const announced = vi.fn()
  const stop = onPosted(announced)
  const { composer, done } = compose()
  act(() => composer.current.setText(' Hello '))
  act(() => composer.current.setAudience('private'))
  act(() => composer.current.post())
  expect(composer.current.sending).toBeDefined()
  await waitFor(() => expect(done).toHaveBeenCalledOnce())
  expect(requests[0]?.body).toMatchObject({ message: 'Hello', post_type: 'private' })
  expect(composer.current.draft).toMatchObject({ text: '', audience: 'public', sentAs: undefined })
  expect(announced).toHaveBeenCalledWith(expect.objectContaining({ post_id: 1 }))
  stop()
})

test('on the profile the audience is not sent', async () => {
  const requests = answerWith(() => posted)
  const { composer, done } = compose('profile')
  act(() => composer.current.setText('Hello'))
  act(() => composer.current.post())
  await waitFor(() => expect(done).toHaveBeenCalled())
  expect(requests[0]?.body).not.toHaveProperty('post_type')
})

test('a retry of the same draft has the same key; a changed one is another post', async () => {
  const requests = answerWith(() => refusal('internal', 500))
  const { composer } = compose()
  act(() => composer.current.setText('Hello'))
  for (const _ of [1, 2]) {
    act(() => composer.current.post())
    await waitFor(() => expect(composer.current.problem).toMatchObject({ retry: true }))
    expect(composer.current.sending).toBeUndefined()
  }
  expect(composer.current.draft.text).toBe('Hello')
  act(() => composer.current.setText('Hello!'))
  act(() => composer.current.post())
  await waitFor(() => expect(requests).toHaveLength(3))
  const [first, second, third] = requests.map(({ body }) => body['idempotency_key'])
  expect(first).toBe(second)
  expect(third).not.toBe(first)
})

test('what the server refuses for good is said without a Retry, and nothing is lost', async () => {
  answerWith(() => refusal('post_empty', 422))
  const { composer } = compose()
  act(() => composer.current.setText('Hello'))
  act(() => composer.current.post())
  await waitFor(() =>
    expect(composer.current.problem).toMatchObject({ message: 'Text of post_empty', retry: false }),
  )
  expect(composer.current.draft.text).toBe('Hello')
})

test('a second press while the first is under way sends nothing', async () => {
  const requests = answerWith(() => new Promise(() => {}))
  const { composer } = compose()
  act(() => composer.current.setText('Hello'))
  act(() => composer.current.post())
  act(() => composer.current.post())
  expect(requests).toHaveLength(1)
})

test('cancelling stops it and keeps the draft', async () => {
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
      }),
  )
  const { composer } = compose()
  act(() => composer.current.setText('Hello'))
  act(() => composer.current.post())
  act(() => composer.current.cancel())
  await waitFor(() => expect(composer.current.sending).toBeUndefined())
  expect(composer.current.draft.text).toBe('Hello')
  expect(composer.current.problem).toBeUndefined()
})

test('a picture that cannot be is refused before it is sent', () => {
  const { composer } = compose()
  act(() => composer.current.addPicture(new File(['x'], 'x.pdf', { type: 'application/pdf' })))
  expect(composer.current.draft.picture).toBeUndefined()
  expect(composer.current.problem).toMatchObject({ retry: false })
})
