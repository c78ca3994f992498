import { onlineManager, QueryClient } from '@tanstack/react-query'
import { act, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refusal } from '../../../api/test-server.ts'
import { outbox } from '../../../compose/outbox/outbox.ts'
import { startSender } from '../../../compose/outbox/sender.ts'
import type { Row } from '../../../compose/outbox/waiting.ts'
import { holdUpload, logIn, stubFileUrls, uploads } from '../../../compose/test-compose.ts'
import { aPost } from '../test-posts.ts'
import { answerPosts, compose, composeEdit, posted, withPicture } from './test-composing.tsx'
import { discardPost, postKind } from './waiting-posts.ts'

const { storage, disk } = vi.hoisted(() => ({ storage: new Map<string, Row>(), disk: { isFull: false } }))

// jsdom has no IndexedDB; the browser tests use the real one.
vi.mock('../../../compose/outbox/outbox-store.ts', () => ({
  changeStored: async (key: string, change: (row?: Row) => Row | undefined) => {
    const row = change(storage.get(key))
    if (row && disk.isFull) throw new DOMException('No room', 'QuotaExceededError')
    if (row) storage.set(key, row)
    else storage.delete(key)
  },
  listStored: async () => [...storage],
  clearStored: async () => storage.clear(),
}))
vi.mock('idb-keyval', () => import('../../../compose/test-idb.ts'))

let member = 0
let stop = () => {}

beforeEach(() => {
  stubFileUrls()
  storage.clear()
  disk.isFull = false
  // Drafts belong to a member, so each test has its own.
  logIn(++member)
  stop = startSender(new QueryClient(), { post: async () => postKind })
})
afterEach(() => {
  stop()
  onlineManager.setOnline(true)
  vi.unstubAllGlobals()
})

const goOffline = () => act(() => onlineManager.setOnline(false))
const goOnline = () => act(() => onlineManager.setOnline(true))
const rows = () => [...storage.values()].map(({ what }) => what)

test('a post written without a network waits, and goes out once when there is one', async () => {
  const requests = answerPosts(() => posted)
  const { composer, done } = compose()
  goOffline()
  act(() => composer.current.setText('From a tunnel'))
  act(() => composer.current.setAudience('private'))
  act(() => composer.current.post())
  await waitFor(() => expect(done).toHaveBeenCalledExactlyOnceWith('waits'))
  expect(composer.current).toMatchObject({ draft: { text: '' }, sending: undefined, problem: undefined })
  expect(rows()).toMatchObject([{ kind: 'post', draft: { text: 'From a tunnel', audience: 'private' } }])
  expect(requests).toEqual([])
  goOnline()
  await waitFor(() => expect(storage.size).toBe(0))
  expect(requests.map(({ name, body }) => [name, body['message'], body['post_type']])).toEqual([
    ['add_post', 'From a tunnel', 'private'],
  ])
})

test('its file waits with it', async () => {
  const { answer } = holdUpload()
  const { composer, done } = await withPicture('A cat')
  goOffline()
  act(() => composer.current.post())
  await waitFor(() => expect(done).toHaveBeenCalledWith('waits'))
  expect(uploads).toHaveLength(0)
  goOnline()
  await waitFor(() => expect(uploads).toHaveLength(1))
  const { name, fields, files } = uploads.at(-1) ?? {}
  expect(name).toBe('add_post')
  expect(fields).toMatchObject({ alt: 'A cat', idempotency_key: expect.any(String) })
  expect(files).toMatchObject({ file: { name: 'x.png' } })
  await act(async () => answer({ message: 'x', recdata: { post_id: 1, file_state: 'processing' } }))
  await waitFor(() => expect(storage.size).toBe(0))
})

test('one that no server answers waits under the key under which it was sent', async () => {
  let isDown = true
  const requests = answerPosts(() => (isDown ? 'network failure' : posted))
  // Keeps it from being retried at once.
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { composer, done } = compose()
  act(() => composer.current.setText('Hello'))
  act(() => composer.current.post())
  await waitFor(() => expect(done).toHaveBeenCalledWith('waits'))
  expect(composer.current.problem).toBeUndefined()
  isDown = false
  goOffline()
  goOnline()
  await waitFor(() => expect(storage.size).toBe(0))
  expect(new Set(requests.map(({ body }) => body['idempotency_key'])).size).toBe(1)
})

test('where the browser has no room it stays in the form, which says why', async () => {
  disk.isFull = true
  const { composer, done } = await withPicture()
  goOffline()
  act(() => composer.current.post())
  await waitFor(() =>
    expect(composer.current.problem).toMatchObject({
      message: "You're offline. Please try again when you're back.",
      retry: true,
    }),
  )
  expect(composer.current).toMatchObject({ sending: undefined, draft: { files: [{ kind: 'image' }] } })
  expect(outbox.get().size).toBe(0)
  expect(done).not.toHaveBeenCalled()
})

test('a change of a post stays in its form without a network, which says why', async () => {
  answerPosts(() => 'network failure')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { composer } = composeEdit(aPost(5, { user_id: member }))
  goOffline()
  act(() => composer.current.setText('Changed'))
  act(() => composer.current.post())
  await waitFor(() =>
    expect(composer.current.problem?.message).toBe("You're offline. Please try again when you're back."),
  )
  expect(composer.current.draft.text).toBe('Changed')
  expect(storage.size).toBe(0)
})

test('one that is given up while it leaves is not sent on', async () => {
  const { at } = holdUpload()
  const { composer } = await withPicture()
  goOffline()
  act(() => composer.current.post())
  await waitFor(() => expect(storage.size).toBe(1))
  const { key } = rows()[0] as unknown as { key: string }
  goOnline()
  await waitFor(() => expect(uploads).toHaveLength(1))
  at('sending', 40)
  act(() => discardPost(key))
  expect(uploads.at(-1)?.isAborted).toBe(true)
  await waitFor(() => expect(storage.size).toBe(0))
})

test('what the server refuses stays for its author to decide', async () => {
  answerPosts(() => refusal('post_empty', 422))
  const { composer } = compose()
  goOffline()
  act(() => composer.current.setText('Hello'))
  act(() => composer.current.post())
  await waitFor(() => expect(storage.size).toBe(1))
  goOnline()
  await waitFor(() => expect(rows()).toMatchObject([{ refused: 'Text of post_empty' }]))
})
