import { longestComment as contractLongest } from '@commons/contract/shared/text.ts'
import { onlineManager } from '@tanstack/react-query'
import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallError } from '../api/call-error.ts'
import { upload, type UploadState } from '../api/upload.ts'
import { renderInApp } from '../test-render.tsx'
import { setUnanswered } from '../compose/outbox/unanswered.ts'
import { logIn, png, stubFileUrls } from '../features/posts/composer/test-composing.tsx'
import CommentWriting from './CommentWriting.tsx'
import { aComment, answerAround } from './test-comments.ts'
import { discardComment, keepComment, retryComment, type WaitingComment } from './waiting-comments.ts'
import { longestComment } from './writing.ts'

vi.mock('idb-keyval', () => ({
  createStore: () => undefined,
  keys: async () => [],
  getMany: async () => [],
  setMany: async () => {},
  delMany: async () => {},
}))
// jsdom tells no progress; upload.test.ts has the real one.
vi.mock('../api/upload.ts')
// Text goes into the outbox, which has tests of its own.
const waiting: WaitingComment[] = []
vi.mock('./waiting-comments.ts', () => ({
  keepComment: vi.fn(),
  retryComment: vi.fn(),
  discardComment: vi.fn(),
  useWaitingComments: () => waiting,
}))

let member = 0
const onOpen = vi.fn()

beforeEach(() => {
  stubFileUrls()
  vi.clearAllMocks()
  waiting.length = 0
  answerAround()
  // What is written belongs to a member: each test has its own.
  logIn(++member)
})
afterEach(() => {
  onlineManager.setOnline(true)
  setUnanswered(false)
  vi.unstubAllGlobals()
})

function write(commentId?: number) {
  return renderInApp(
    <CommentWriting
      to={{ postId: 1, commentId }}
      name="comment.1"
      label="Write a comment…"
      shown={[]}
      isWriting
      onOpen={onOpen}
    />,
  )
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Write a comment…' })
const type = (text: string) => fireEvent.change(field(), { target: { value: text } })
const press = (key: string, more: object = {}) => fireEvent.keyDown(field(), { key, ...more })
const kept = () => vi.mocked(keepComment).mock.calls.map(([comment]) => comment)

test('the limit is the contract’s', () => {
  expect(longestComment).toBe(contractLongest)
})

test('Enter sends once, trimmed, and the field is empty at once', () => {
  write()
  type('  Hello there ')
  press('Enter')
  press('Enter')
  expect(field().value).toBe('')
  expect(kept()).toEqual([
    { key: expect.any(String) as string, post_id: 1, post_comment_id: undefined, text: 'Hello there' },
  ])
})

test('a reply names its comment', () => {
  write(5)
  type('Yes')
  press('Enter')
  expect(kept()).toMatchObject([{ post_id: 1, post_comment_id: 5, text: 'Yes' }])
})

test('Shift and Enter is a new line, and nothing is sent of what is empty', () => {
  write()
  for (const text of ['', '   ', '\n']) {
    type(text)
    press('Enter')
  }
  type('One')
  const event = createEvent.keyDown(field(), { key: 'Enter', shiftKey: true })
  fireEvent(field(), event)
  expect(event.defaultPrevented).toBe(false)
  expect(kept()).toEqual([])
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(false)
})

test('Enter that ends a word of an input method sends nothing', () => {
  write()
  type('こんにちは')
  press('Enter', { isComposing: true })
  press('Enter', { keyCode: 229 })
  expect(kept()).toEqual([])
  press('Enter')
  expect(kept()).toHaveLength(1)
})

test('what is too long stays in the field and says by how much', () => {
  write()
  type('a'.repeat(1501))
  screen.getByText('1 character too many')
  press('Enter')
  expect(kept()).toEqual([])
  expect(field().value).toHaveLength(1501)
  type('a'.repeat(1400))
  screen.getByText('100 characters left')
})

test('what was typed is there when the card comes back', () => {
  const { unmount } = write()
  type('Half a thought')
  unmount()
  write()
  expect(field().value).toBe('Half a thought')
})

test('one that was refused says why, and can be tried again or taken back into the field', () => {
  waiting.push({
    kind: 'comment',
    key: 'k',
    post_id: 1,
    post_comment_id: undefined,
    text: 'My words',
    refused: 'No such post',
  })
  write()
  expect(screen.getByRole('alert').textContent).toContain('Not sent. No such post')
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(retryComment).toHaveBeenCalledWith('k')
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }))
  expect(discardComment).toHaveBeenCalledWith('k')
  expect(field().value).toBe('My words')
})

test('one on its way says so; without a network or a server it says that it waits, and for what', () => {
  const text = 'My words'
  waiting.push({ kind: 'comment', key: 'k', post_id: 1, post_comment_id: undefined, text })
  write()
  const state = () => screen.getByRole('list', { name: 'On the way' }).textContent
  expect(state()).toContain('Sending…')
  act(() => setUnanswered(true))
  expect(state()).not.toContain('Sending…')
  expect(state()).toContain('The server does not answer. It is sent as soon as it does.')
  act(() => onlineManager.setOnline(false))
  expect(state()).toContain('You are offline. It goes on as soon as you are back.')
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }))
  expect(field().value).toBe(text)
  act(() => {
    onlineManager.setOnline(true)
    setUnanswered(false)
  })
  expect(state()).toContain('Sending…')
})

async function choose(file = png()) {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('no file input')
  fireEvent.change(input, { target: { files: [file] } })
  await screen.findByRole('button', { name: 'Remove the picture' })
}

/** An upload that is told how it goes on. */
function holdUpload() {
  const { promise, resolve, reject } = Promise.withResolvers<never>()
  let tell: ((state: UploadState) => void) | undefined
  vi.mocked(upload).mockImplementation((_name, _fields, _files, { onChange, signal } = {}) => {
    tell = onChange
    signal?.addEventListener('abort', () => reject(new DOMException('Cancelled', 'AbortError')))
    return promise
  })
  return {
    at: (sentBytes: number) => act(() => tell?.({ phase: 'sending', sentBytes, totalBytes: 100 })),
    answer: (answer: object) => act(async () => resolve(answer as never)),
    refuse: (error: Error) => act(async () => reject(error)),
  }
}

test('a picture goes with its words and its description, and shows how far it is', async () => {
  const { at, answer } = holdUpload()
  write()
  await choose()
  type('Look')
  fireEvent.change(screen.getByRole('textbox', { name: /Describe it/ }), { target: { value: ' A cat ' } })
  press('Enter')
  expect(vi.mocked(upload).mock.lastCall?.slice(0, 2)).toMatchObject([
    'post_comment',
    { post_id: 1, comment: 'Look', alt: 'A cat', idempotency_key: expect.any(String) as string },
  ])
  expect(field().value).toBe('')
  at(40)
  expect(screen.getByRole('list', { name: 'On the way' }).textContent).toContain('Look')
  expect((await screen.findByRole('progressbar')).getAttribute('aria-valuenow')).toBe('40')
  await answer({ message: 'Success', recdata: aComment(9, { comment: 'Look', file_state: 'processing' }) })
  await waitFor(() => expect(screen.queryByRole('list', { name: 'On the way' })).toBeNull())
})

test('a cancelled upload gives everything back', async () => {
  const { at } = holdUpload()
  write()
  await choose()
  type('Look')
  press('Enter')
  at(10)
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(field().value).toBe('Look')
  screen.getByRole('button', { name: 'Remove the picture' })
  expect(screen.queryByRole('list', { name: 'On the way' })).toBeNull()
})

test('one that failed keeps its key for the next attempt', async () => {
  const { refuse } = holdUpload()
  write()
  await choose()
  press('Enter')
  const before = vi.mocked(upload).mock.lastCall?.[1]
  await refuse(new CallError({ refusal: 'network', message: 'The connection was lost.', status: 0 }))
  expect(screen.getByRole('alert').textContent).toContain('The connection was lost.')
  holdUpload()
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(vi.mocked(upload).mock.lastCall?.[1]).toEqual(before)
  expect(vi.mocked(upload)).toHaveBeenCalledTimes(2)
})

test('what is no picture is refused with words before it is sent', async () => {
  write()
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (input) fireEvent.change(input, { target: { files: [png('x.png', '<svg/>')] } })
  expect((await screen.findByRole('alert')).textContent).toContain("That kind of file isn't supported.")
  type('Only words')
  press('Enter')
  expect(kept()).toHaveLength(1)
})
