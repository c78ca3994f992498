import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storage } from '../compose/test-idb-kept.ts'
import { endSession } from '../api/session.ts'
import { renderInApp } from '../test-render.tsx'
import { logIn, png, stubFileUrls } from '../compose/test-compose.ts'
import CommentWriting from './CommentWriting.tsx'
import type { SaidCalls } from './discussed.ts'
import { answerAround, aSaid, aThing, holdAdd } from './test-discussion.ts'

vi.mock('idb-keyval', () => import('../compose/test-idb-kept.ts'))

const add = vi.fn<SaidCalls['add']>()
const about = aThing({ add })
let member = 0

beforeEach(() => {
  storage.rows.clear()
  storage.hasRoom = true
  stubFileUrls()
  answerAround()
  logIn(++member)
})
afterEach(() => vi.unstubAllGlobals())

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Write a comment…' })
const sentKeys = () => add.mock.calls.map(([, , { key }]) => key)

/** The keys stored for this test's member; earlier tests may still be writing. */
const kept = () => [...storage.rows.keys()].filter((key) => key.startsWith(`${member}/`))
const keptSent = () => kept().filter((key) => key.includes('/sent-comment/'))

function write() {
  return renderInApp(
    <CommentWriting
      to={{ about, commentId: undefined }}
      name="comment.1"
      label="Write a comment…"
      shown={[]}
      isWriting
      onOpen={() => {}}
    />,
  )
}

async function send(text: string) {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('no file input')
  fireEvent.change(input, { target: { files: [png(`${text}.png`)] } })
  await screen.findByRole('button', { name: 'Remove the picture' })
  fireEvent.change(field(), { target: { value: text } })
  fireEvent.keyDown(field(), { key: 'Enter' })
}

/** Drops everything in memory, like a reload, and keeps what is stored. */
async function comeBack(unmount: () => void) {
  unmount()
  act(() => endSession('session_expired'))
  act(() => logIn(member))
  write()
  await screen.findByRole('list', { name: 'Sending' })
}
const rows = () => within(screen.getByRole('list', { name: 'Sending' })).getAllByRole('listitem')
const button = (row: HTMLElement | undefined, name: string) => {
  if (!row) throw new Error('no such row')
  return within(row).getByRole('button', { name })
}

test('several with pictures come back apart, and each goes out under its own key', async () => {
  holdAdd(add)
  const { unmount } = write()
  await send('One')
  await send('Two')
  fireEvent.change(field(), { target: { value: 'Half a third' } })
  await waitFor(() =>
    expect([...storage.rows.keys()].filter((key) => key.endsWith('/words'))).toHaveLength(3),
  )
  await comeBack(unmount)
  await waitFor(() => expect(rows()).toHaveLength(2))
  await waitFor(() => expect(field().value).toBe('Half a third'))
  const [one, two] = rows()
  expect(one?.textContent).toContain('One')
  expect(two?.textContent).toContain('Not sent. The page was closed before this was sent.')

  const { answer } = holdAdd(add)
  fireEvent.click(button(one, 'Retry'))
  expect(sentKeys()).toEqual([sentKeys()[0], sentKeys()[1], sentKeys()[0]])
  await answer(aSaid(9, { text: 'One' }))
  await waitFor(() => expect(rows()).toHaveLength(1))
  fireEvent.click(button(rows()[0], 'Edit'))
  expect(field().value).toBe('Two\nHalf a third')
  screen.getByRole('button', { name: 'Remove the picture' })
  // None of them comes back a second time.
  await waitFor(() => expect(keptSent()).toEqual([]))
})

test('one that has arrived does not come back', async () => {
  const { answer } = holdAdd(add)
  write()
  await send('One')
  await waitFor(() => expect(keptSent()).not.toEqual([]))
  await answer(aSaid(9, { text: 'One' }))
  await waitFor(() => expect(kept()).toEqual([]))
})

test('words whose picture had no room come back into the field', async () => {
  storage.hasRoom = false
  holdAdd(add)
  const { unmount } = write()
  await send('One')
  await waitFor(() => expect(keptSent()).not.toEqual([]))
  unmount()
  act(() => endSession('session_expired'))
  act(() => logIn(member))
  write()
  await waitFor(() => expect(field().value).toBe('One'))
  expect(screen.queryByRole('list', { name: 'Sending' })).toBeNull()
})
