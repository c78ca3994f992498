import type { BlockedComment } from '@commons/contract/discussion.ts'
import { RouterContextProvider } from '@tanstack/react-router'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerWith, success } from '../../../api/test-server.ts'
import { logIn } from '../../../compose/test-compose.ts'
import { makeRouter } from '../../../routes.tsx'
import { renderInApp } from '../../../test-render.tsx'
import { toast, toasts } from '../../../ui/notices/toast.ts'
import { aPost } from '../test-posts.ts'
import { stage } from '../../../ui/dialog/dialog-host.ts'
import { answerQuestion } from '../../../ui/test-answers.ts'
import { PostComments } from './PostComments.tsx'

vi.mock('idb-keyval', () => import('../../../compose/test-idb.ts'))

const left = (change: Partial<BlockedComment>): BlockedComment => ({
  object_id: 1,
  comment_id: 5,
  parent_id: null,
  comment: 'Nasty',
  user_id: 8,
  full_name: 'Nik',
  duration: 'now',
  created_at: '2026-11-21T08:00:00.000Z',
  file: null,
  file_type: null,
  file_state: null,
  file_progress: null,
  file_failure: null,
  picture: null,
  video: null,
  ...change,
})

const serve = (...rows: BlockedComment[]) =>
  answerWith(({ name }) =>
    success({ object: 1, recdata: name === 'comment_blocked_list' ? rows : [], next: undefined }),
  )
const me = 3
beforeEach(() => logIn(me))
afterEach(() => {
  vi.unstubAllGlobals()
  stage.clear()
  for (const { id } of toasts.get()) toast.dismiss(id)
})

const show = (post = aPost(1, { user_id: me }), opened = true) =>
  renderInApp(
    <RouterContextProvider router={makeRouter()}>
      <PostComments post={post} opened={opened} />
    </RouterContextProvider>,
  )
const isReporting = (reported: object) =>
  vi.waitFor(() => expect(stage.get()).toMatchObject({ props: { reported } }))
const unfold = async () =>
  fireEvent.click(await screen.findByRole('button', { name: 'Comments from blocked people' }))
const choose = async (menu: string, entry: string) => {
  fireEvent.click(screen.getByRole('button', { name: menu }))
  fireEvent.click(await screen.findByRole('menuitem', { name: entry }))
}

test('what a blocked member left below one’s own post is folded, and says from whom it is', async () => {
  serve(left({}), left({ comment_id: 9, parent_id: 5, comment: 'Worse', user_id: null, full_name: null }))
  show()
  await unfold()
  screen.getByText('Nasty')
  screen.getByText('Nik, blocked by you')
  screen.getByText('Worse')
  screen.getByText('Someone who blocked you')
  fireEvent.click(screen.getByRole('button', { name: 'Hide comments from blocked people' }))
  expect(screen.queryByText('Nasty')).toBeNull()
})

test('it is reported as a comment, or as a reply', async () => {
  serve(left({}), left({ comment_id: 9, parent_id: 5, full_name: null }))
  show()
  await unfold()
  await choose('Menu of the comment by Nik', 'Report')
  await isReporting({ type: 'comment', id: 5, name: 'Nik' })
  await choose('Menu of the comment by someone who blocked you', 'Report')
  await isReporting({ type: 'reply', id: 9, name: 'someone who blocked you' })
})

test('it is deleted for good once that is confirmed', async () => {
  const asked = serve(left({}))
  show()
  await unfold()
  await choose('Menu of the comment by Nik', 'Delete')
  await answerQuestion()
  await waitFor(() => expect(asked.map(({ name }) => name)).toContain('delete_comment'))
  expect(screen.queryByText('Nasty')).toBeNull()
  expect(toasts.get().every(({ onUndo }) => onUndo === undefined)).toBe(true)
})

test('nothing is asked for below another’s post, nor before all comments are open', async () => {
  const asked = serve(left({}))
  show(aPost(1, { user_id: 7 }))
  show(aPost(2, { user_id: me }), false)
  await waitFor(() => expect(asked.map(({ name }) => name)).toContain('comment_list'))
  expect(asked.map(({ name }) => name)).not.toContain('comment_blocked_list')
})
