import { longestComment as contractLongest } from '@commons/contract/shared/text.ts'
import { onlineManager } from '@tanstack/react-query'
import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallError } from '../api/call-error.ts'
import { renderInApp } from '../test-render.tsx'
import { setUnanswered } from '../compose/outbox/unanswered.ts'
import { logIn, png, stubFileUrls } from '../compose/test-compose.ts'
import CommentWriting from './CommentWriting.tsx'
import type { SaidCalls, OutboxCalls, WaitingWords } from './discussed.ts'
import { answerAround, aSaid, aThing, holdAdd } from './test-discussion.ts'
import { longestComment } from './writing.ts'

vi.mock('idb-keyval', () => ({
  createStore: () => undefined,
  keys: async () => [],
  getMany: async () => [],
  setMany: async () => {},
  delMany: async () => {},
}))

const waiting: WaitingWords[] = []
const add = vi.fn<SaidCalls['add']>()
const keep = vi.fn<OutboxCalls['keep']>()
const retry = vi.fn<OutboxCalls['retry']>()
const discard = vi.fn<OutboxCalls['discard']>()
const about = aThing({ add }, { keep, retry, discard }, waiting)

let member = 0
const onOpen = vi.fn()

beforeEach(() => {
  stubFileUrls()
  vi.clearAllMocks()
  waiting.length = 0
  answerAround()
  // Drafts belong to a member: each test has its own.
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
      to={{ about, commentId }}
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
const kept = () =>
  keep.mock.calls.map(([to, key, { text }]) => ({ id: to.about.id, commentId: to.commentId, key, text }))

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
    { id: 1, commentId: undefined, key: expect.any(String) as string, text: 'Hello there' },
  ])
})

test('a reply names its comment', () => {
  write(5)
  type('Yes')
  press('Enter')
  expect(kept()).toMatchObject([{ id: 1, commentId: 5, text: 'Yes' }])
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
  waiting.push({ key: 'k', commentId: undefined, text: 'My words', refused: 'No such post' })
  write()
  expect(screen.getByRole('alert').textContent).toContain('Not sent. No such post')
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(retry).toHaveBeenCalledWith('k')
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }))
  expect(discard).toHaveBeenCalledWith('k')
  expect(field().value).toBe('My words')
})

test('one on its way says so; without a network or a server it says that it waits, and for what', () => {
  const text = 'My words'
  waiting.push({ key: 'k', commentId: undefined, text })
  write()
  const state = () => screen.getByRole('list', { name: 'Sending' }).textContent
  expect(state()).toContain('Sending…')
  act(() => setUnanswered(true))
  expect(state()).not.toContain('Sending…')
  expect(state()).toContain("Can't reach Commons. We'll send this as soon as we can.")
  act(() => onlineManager.setOnline(false))
  expect(state()).toContain("You're offline. This will continue when you're back.")
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

test('a picture goes with its words and its description, and shows how far it is', async () => {
  const { at, answer } = holdAdd(add)
  write()
  await choose()
  type('Look')
  fireEvent.change(screen.getByRole('textbox', { name: /Describe it/ }), { target: { value: ' A cat ' } })
  press('Enter')
  expect(add.mock.lastCall?.slice(1, 3)).toMatchObject([
    1,
    { text: 'Look', media: { kind: 'image' }, alt: 'A cat', key: expect.any(String) as string },
  ])
  expect(field().value).toBe('')
  at(40)
  expect(screen.getByRole('list', { name: 'Sending' }).textContent).toContain('Look')
  expect((await screen.findByRole('progressbar')).getAttribute('aria-valuenow')).toBe('40')
  await answer(aSaid(9, { text: 'Look', file_state: 'processing' }))
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Sending' })).toBeNull())
})

test('a cancelled upload gives everything back', async () => {
  const { at } = holdAdd(add)
  write()
  await choose()
  type('Look')
  press('Enter')
  at(10)
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(field().value).toBe('Look')
  screen.getByRole('button', { name: 'Remove the picture' })
  expect(screen.queryByRole('list', { name: 'Sending' })).toBeNull()
})

test('one that failed keeps its key for the next attempt', async () => {
  const { refuse } = holdAdd(add)
  write()
  await choose()
  press('Enter')
  const before = add.mock.lastCall?.[2]
  await refuse(new CallError({ refusal: 'network', message: 'Connection lost.', status: 0 }))
  expect(screen.getByRole('alert').textContent).toContain('Connection lost.')
  holdAdd(add)
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(add.mock.lastCall?.[2]).toEqual(before)
  expect(add).toHaveBeenCalledTimes(2)
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
