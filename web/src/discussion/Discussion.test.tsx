import type { Answer } from '../api/call.ts'
import { RouterContextProvider } from '@tanstack/react-router'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerWith, success } from '../api/test-server.ts'
import { logIn } from '../compose/test-compose.ts'
import { makeRouter } from '../routes.tsx'
import { renderInApp } from '../test-render.tsx'
import { Discussion } from './Discussion.tsx'
import { objectCalls } from './object-calls.ts'
import { listedComment } from './test-comments.ts'
import { aThing } from './test-discussion.ts'

vi.mock('idb-keyval', () => import('../compose/test-idb.ts'))

beforeEach(() => logIn(3))
afterEach(() => vi.unstubAllGlobals())

type Listed = Partial<
  Pick<Answer<'comment_list'>, 'pinned' | 'comments_off' | 'is_owner' | 'recdata' | 'next'>
>

/** Serves these comments, newest first, and for `sort: 'top'` in the other order. */
function serve(listed: Listed = {}) {
  const recdata = [9, 8, 7].map((id) => listedComment(id))
  const all = { object: 1, pinned: [], comments_off: 0, is_owner: 0, recdata, ...listed }
  return answerWith(({ name, body }) => {
    if (name === 'pin_comment') return success({ data: { comment_id: 8, object_id: 1, pinned: 1 } })
    if (name === 'heart_comment') return success({ data: { comment_id: 8, object_id: 1, hearted: 1 } })
    return success(body['sort'] === 'top' ? { ...all, recdata: all.recdata.toReversed() } : all)
  })
}

const show = (id: number) =>
  renderInApp(
    <RouterContextProvider router={makeRouter()}>
      <Discussion about={{ ...aThing(), id, calls: objectCalls }} latest={[]} count={3} opened />
    </RouterContextProvider>,
  )
const texts = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .queryAllByText(/^Comment \d/)
    .map(({ textContent }) => textContent)
async function choose(menu: RegExp | string, entry: string) {
  fireEvent.click(await screen.findByRole('button', { name: menu }))
  fireEvent.click(await screen.findByRole('menuitem', { name: entry }))
}

test('the best comments come first once that is chosen, and further ones follow below', async () => {
  const asked = serve({ next: '3' })
  show(1)
  await screen.findByText('Comment 9')
  expect(texts('Comments')).toEqual(['Comment 7', 'Comment 8', 'Comment 9'])
  fireEvent.click(screen.getByRole('button', { name: 'Comments: newest' }))
  fireEvent.click(await screen.findByRole('menuitemradio', { name: 'Top' }))
  await screen.findByRole('button', { name: 'Comments: top first' })
  await waitFor(() => expect(asked.some(({ body }) => body['sort'] === 'top')).toBe(true))
  const more = await screen.findByRole('button', { name: 'Show more' })
  const list = screen.getByRole('list', { name: 'Comments' })
  expect(list.compareDocumentPosition(more)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('a pinned comment is above the others, once, and a heart is seen by everybody', async () => {
  const hearted = listedComment(8, { hearted: 1 })
  serve({ pinned: [hearted], recdata: [listedComment(9), hearted, listedComment(7)] })
  show(2)
  await screen.findByRole('list', { name: 'Pinned' })
  expect(texts('Pinned')).toEqual(['Comment 8'])
  expect(texts('Comments')).toEqual(['Comment 7', 'Comment 9'])
  screen.getByRole('img', { name: 'Has a heart from the author' })
  fireEvent.click(
    screen.getAllByRole('button', { name: 'Menu of the comment by Member 7' })[0] ?? document.body,
  )
  await screen.findByRole('menuitem', { name: 'Report' })
  expect(screen.queryByRole('menuitem', { name: 'Unpin' })).toBeNull()
})

test('the owner pins, gives a heart, and turns comments off', async () => {
  const asked = serve({ is_owner: 1, recdata: [listedComment(8)] })
  show(3)
  await choose('Menu of the comment by Member 7', 'Pin to the top')
  await choose('Menu of the comment by Member 7', 'Give a heart')
  await screen.findByRole('img', { name: 'Has a heart from the author' })
  await choose('Comments: newest', 'Turn comments off')
  await waitFor(() =>
    expect(asked.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['pin_comment', 'heart_comment', 'comment_settings_update']),
    ),
  )
  const { body } = asked.find(({ name }) => name === 'comment_settings_update') ?? {}
  expect(body).toMatchObject({ object_id: 3, comments_off: 1 })
})

test('where comments are off there is no field and no Reply, and it says so', async () => {
  serve({ comments_off: 1 })
  show(4)
  await screen.findByText('Comments are turned off here.')
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button', { name: /^Reply to/ })).toBeNull()
})
