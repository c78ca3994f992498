import { act, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { success } from '../../../api/test-server.ts'
import { toasts } from '../../../ui/notices/toast.ts'
import { onPosted } from './posted.ts'
import { holdUpload, logIn, png, stubFileUrls, uploads } from '../../../compose/test-compose.ts'
import { answerPosts, compose, withPicture } from './test-composing.tsx'

vi.mock('idb-keyval', () => import('../../../compose/test-idb.ts'))

let member = 0

beforeEach(() => {
  stubFileUrls()
  // Drafts belong to a member, so each test has its own.
  logIn(++member)
})
afterEach(() => vi.unstubAllGlobals())

test('a post with a file waits: it clears the form, is not put into the list, and says so', async () => {
  const { answer } = holdUpload()
  const announced = vi.fn()
  const stop = onPosted(announced)
  const { composer, done } = await withPicture()
  act(() => composer.current.describe('media', ' A cat '))
  act(() => composer.current.post())
  expect(uploads.at(-1)?.fields).toMatchObject({ alt: 'A cat', post_type: 'public' })
  answer({ message: 'It waits', recdata: { post_id: 1, file_state: 'processing' } })
  await waitFor(() => expect(done).toHaveBeenCalled())
  expect(composer.current.draft).toMatchObject({ files: [], alt: '' })
  expect(announced).not.toHaveBeenCalled()
  expect(toasts.get().map(({ text }) => text)).toContain('It waits')
  stop()
})

test('an upload goes on while its author is elsewhere, and leaving the page is asked about', async () => {
  const { at, answer } = holdUpload()
  const first = await withPicture()
  act(() => first.composer.current.setText('Hello'))
  act(() => first.composer.current.post())
  at('sending', 40)
  const leaves = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(leaves()).toBe(true)
  first.leave()
  at('sending', 70)
  const back = compose()
  expect(back.composer.current).toMatchObject({ draft: { text: 'Hello' }, sending: { sentBytes: 70 } })
  // A post that is being sent cannot be changed.
  act(() => back.composer.current.setText('Other'))
  expect(back.composer.current.draft.text).toBe('Hello')
  // A file dropped or pasted then is refused with a message.
  const { files } = back.composer.current.draft
  act(() => back.composer.current.addFiles([png()]))
  expect(back.composer.current).toMatchObject({ draft: { files }, looking: false })
  expect(toasts.get().at(-1)?.text).toContain('Your post is still being sent.')
  back.leave()
  await act(async () => answer({ message: 'Arrived', recdata: { post_id: 1, file_state: 'processing' } }))
  expect(toasts.get().map(({ text }) => text)).toContain('Arrived')
  expect(leaves()).toBe(false)
  expect(compose().composer.current.draft.text).toBe('')
})

test('cancelling stops the bytes, and takes back what had all left', async () => {
  const { at } = holdUpload()
  const { composer } = await withPicture()
  act(() => composer.current.post())
  at('sending', 40)
  await act(async () => composer.current.cancel())
  expect(composer.current.sending).toBeUndefined()
  expect(composer.current.draft.files).toHaveLength(1)
  expect(uploads.at(-1)?.isAborted).toBe(true)

  const again = holdUpload()
  const requests = answerPosts(() => success())
  act(() => composer.current.post())
  again.at('answering', 100)
  await act(async () => composer.current.cancel())
  expect(composer.current.sending).toBeUndefined()
  expect(uploads.at(-1)?.isAborted).toBe(false)
  await act(async () => again.answer({ message: 'x', recdata: { post_id: 5 } }))
  await waitFor(() => expect(requests.at(-1)).toMatchObject({ name: 'post_delete', body: { post_id: 5 } }))
})

test('cancelled after all had left once, it goes to its end under its key and is taken back', async () => {
  const { at, answer } = holdUpload()
  const requests = answerPosts(() => success())
  const { composer } = await withPicture()
  act(() => composer.current.post())
  at('answering', 100)
  const key = composer.current.draft.sentAs
  at('again', 100)
  await act(async () => composer.current.cancel())
  expect(composer.current.sending).toBeUndefined()
  expect(uploads.at(-1)?.isAborted).toBe(false)
  // It may have arrived: the same content is still the same post.
  expect(composer.current.draft.sentAs).toBe(key)
  await act(async () => answer({ message: 'x', recdata: { post_id: 5 } }))
  await waitFor(() => expect(requests.at(-1)).toMatchObject({ name: 'post_delete', body: { post_id: 5 } }))
  expect(composer.current.draft).toMatchObject({ sentAs: undefined, files: [{ kind: 'image' }] })
})

test('posted again before the outcome is known, it goes on and stays', async () => {
  const { at, answer } = holdUpload()
  const requests = answerPosts(() => success())
  const { composer, done } = await withPicture()
  act(() => composer.current.post())
  at('answering', 100)
  await act(async () => composer.current.cancel())
  act(() => composer.current.post())
  expect(composer.current.sending).toMatchObject({ phase: 'answering' })
  await act(async () => answer({ message: 'x', recdata: { post_id: 5, file_state: 'processing' } }))
  await waitFor(() => expect(done).toHaveBeenCalledOnce())
  expect(uploads).toHaveLength(1)
  expect(requests).toHaveLength(0)
})
