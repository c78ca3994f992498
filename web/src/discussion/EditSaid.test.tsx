import { onlineManager } from '@tanstack/react-query'
import { RouterContextProvider } from '@tanstack/react-router'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerWith, success } from '../api/test-server.ts'
import { OutboxSender } from '../compose/outbox/OutboxSender.tsx'
import { logIn, stubFileUrls } from '../compose/test-compose.ts'
import { makeRouter } from '../routes.tsx'
import { renderInApp } from '../test-render.tsx'
import { CommentRow } from './CommentRow.tsx'
import type { Said } from './said.ts'
import { listedComment } from './test-comments.ts'
import { aSaid, aThing } from './test-discussion.ts'
import { commentEditKind } from './waiting-edits.ts'

vi.mock('idb-keyval', () => import('../compose/test-idb.ts'))
vi.mock('../compose/outbox/outbox-store.ts', () => import('../compose/outbox/test-outbox-store.ts'))

let member = 0
beforeEach(() => {
  stubFileUrls()
  logIn(++member)
})
afterEach(() => {
  onlineManager.setOnline(true)
  vi.unstubAllGlobals()
})

const serve = () =>
  answerWith(({ name, body }) =>
    success({
      recdata: name === 'edit_comment' ? listedComment(5, { comment: String(body['comment']) }) : {},
    }),
  )

const show = (id: number, change: Partial<Said> = {}) =>
  renderInApp(
    <RouterContextProvider router={makeRouter()}>
      <OutboxSender kinds={{ comment_edit: async () => commentEditKind }} />
      <ul>
        <CommentRow about={aThing()} said={aSaid(id, { user_id: member, ...change })} onReply={() => {}} />
      </ul>
    </RouterContextProvider>,
  )

const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Edit your comment' })
async function edit(text?: string) {
  fireEvent.click(screen.getByRole('button', { name: 'Menu of the comment by Member 7' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  const it = await field()
  await waitFor(() => expect(it.value).not.toBe(''))
  if (text !== undefined) fireEvent.change(it, { target: { value: text } })
  return it
}
const edits = (asked: ReturnType<typeof serve>) => asked.filter(({ name }) => name === 'edit_comment')

test('a comment becomes the field with its words, and Enter saves it once', async () => {
  const asked = serve()
  show(5)
  const it = await edit('  Better  ')
  expect(screen.queryByText('Comment 5')).toBeNull()
  fireEvent.keyDown(it, { key: 'Enter' })
  await screen.findByText('Better')
  await waitFor(() => expect(edits(asked)).toHaveLength(1))
  expect(edits(asked)[0]?.body).toMatchObject({ comment_id: 5, comment: 'Better' })
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(document.activeElement?.tagName).toBe('LI')
})

test('nothing is sent of what did not change, and Cancel drops what was written', async () => {
  const asked = serve()
  show(6)
  fireEvent.keyDown(await edit(), { key: 'Enter' })
  screen.getByText('Comment 6')
  await edit('Another')
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  screen.getByText('Comment 6')
  expect((await edit()).value).toBe('Comment 6')
  expect(edits(asked)).toEqual([])
})

test('Escape leaves the field and keeps what was written in it', async () => {
  serve()
  show(7)
  fireEvent.keyDown(await edit('Half'), { key: 'Escape' })
  screen.getByText('Comment 7')
  expect((await edit()).value).toBe('Half')
})

test('an edit made offline stands there and waits', async () => {
  const asked = serve()
  show(8)
  const it = await edit('Later')
  act(() => onlineManager.setOnline(false))
  fireEvent.keyDown(it, { key: 'Enter' })
  await screen.findByText('Later')
  await screen.findByText(/^Waiting to send/)
  expect(edits(asked)).toEqual([])
  act(() => onlineManager.setOnline(true))
  await waitFor(() => expect(edits(asked)).toHaveLength(1))
})

const picture = {
  width: 640,
  height: 360,
  preview: 'data:image/webp;base64,AA',
  sources: [{ width: 640, url: '/media/comment/640.webp' }],
  animated: false,
  alt: 'A cat',
}

test('a picture is taken off, as long as words remain', async () => {
  const asked = serve()
  show(9, { file_state: 'ready', picture })
  await edit()
  fireEvent.click(screen.getByRole('button', { name: 'Remove the picture' }))
  fireEvent.change(await field(), { target: { value: ' ' } })
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true)
  fireEvent.change(await field(), { target: { value: 'Words' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(edits(asked)).toHaveLength(1))
  expect(edits(asked)[0]?.body).toMatchObject({ comment: 'Words', removes_file: 1 })
})

test('its description is changed alone', async () => {
  const asked = serve()
  show(10, { file_state: 'ready', picture })
  await edit()
  const alt = screen.getByRole('textbox', { name: "Describe it for people who can't see it" })
  fireEvent.change(alt, { target: { value: 'Two cats' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(edits(asked)).toHaveLength(1))
  expect(edits(asked)[0]?.body).toMatchObject({ comment: 'Comment 10', alt: 'Two cats' })
  expect(edits(asked)[0]?.body).not.toHaveProperty('removes_file')
})

test('an edited comment says so, and one of others has no Edit', async () => {
  serve()
  show(11, { user_id: 99, edited_at: '2026-11-21T09:00:00.000Z' })
  screen.getByText('edited')
  fireEvent.click(screen.getByRole('button', { name: 'Menu of the comment by Member 7' }))
  await screen.findByRole('menuitem', { name: 'Report' })
  expect(screen.queryByRole('menuitem', { name: 'Edit' })).toBeNull()
})
