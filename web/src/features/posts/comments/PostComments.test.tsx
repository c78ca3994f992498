import type { Post } from '@commons/contract/posts/posts.ts'
import { RouterContextProvider } from '@tanstack/react-router'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerWith, success } from '../../../api/test-server.ts'
import { makeRouter } from '../../../routes.tsx'
import { renderInApp } from '../../../test-render.tsx'
import { blockedHere } from '../../people/members-here.ts'
import { PostActions } from '../card/PostActions.tsx'
import { logIn } from '../../../compose/test-compose.ts'
import { listedComment } from '../../../discussion/test-comments.ts'
import { aPost } from '../test-posts.ts'
import { PostComments } from './PostComments.tsx'
import { aComment, aReply } from './test-comments.ts'

vi.mock('idb-keyval', () => import('../../../compose/test-idb.ts'))

beforeEach(() => {
  logIn(3)
  answerWith(() => success({ recdata: [], object: 1 }))
})
afterEach(() => {
  act(() => blockedHere.put(8, false))
  vi.unstubAllGlobals()
})

const show = (post: Post) =>
  renderInApp(
    <RouterContextProvider router={makeRouter()}>
      <PostComments post={post} />
    </RouterContextProvider>,
  )

// Opened comments stay open, so each test uses its own post.
const three = [5, 6, 7].map((id) => aComment(id))

test('up to three comments stand there, and nothing leads to more', () => {
  show(aPost(1, { comments_count: 3, comments: three }))
  expect(within(screen.getByRole('list', { name: 'Comments' })).getAllByRole('listitem')).toHaveLength(3)
  expect(screen.queryByRole('button', { name: /^View/ })).toBeNull()
})

test('of more than three the others are a press away, by their number', async () => {
  const asked = answerWith(() =>
    success({ object: 1, recdata: [9, 8, 7, 6, 5].map((id) => listedComment(id)) }),
  )
  show(aPost(2, { comments_count: 5, comments: three }))
  fireEvent.click(screen.getByRole('button', { name: 'View 5 comments' }))
  await screen.findByText('Comment 9')
  expect(asked.map(({ name }) => name)).toContain('comment_list')
  expect(screen.queryByRole('button', { name: /^View/ })).toBeNull()
})

test('without a comment nothing stands there', () => {
  const { container } = show(aPost(3))
  expect(container.querySelector('[data-comments]')).toBeNull()
})

test('the latest replies stand below their comment, and its field opens and closes with its button', async () => {
  const reply = [aReply(21), aReply(22)]
  show(aPost(4, { comments_count: 1, comments: [aComment(5, { reply_count: 4, reply })] }))
  const replies = screen.getByRole('list', { name: 'Replies to Member 7' })
  expect(within(replies).getAllByRole('listitem')).toHaveLength(2)
  screen.getByRole('button', { name: 'View 4 replies' })
  const button = screen.getAllByRole('button', { name: 'Reply to Member 7' })[0]
  if (!button) throw new Error('no button')
  expect(button.getAttribute('aria-expanded')).toBe('false')
  fireEvent.click(button)
  const field = await screen.findByRole('textbox', { name: 'Reply to Member 7…' })
  // An effect gives it the focus, which may come a task after the field.
  await waitFor(() => expect(document.activeElement).toBe(field))
  fireEvent.click(button)
  expect(screen.queryByRole('textbox')).toBeNull()
})

const picture = {
  width: 640,
  height: 360,
  preview: 'data:image/webp;base64,AA',
  sources: [{ width: 640, url: '/media/comment/640.webp' }],
  animated: false,
  alt: 'A cat',
}

test('below a covered post pictures of comments are covered, and not asked for', () => {
  const comments = [aComment(5, { file_state: 'ready', picture })]
  const { container } = show(aPost(5, { is_nsfw: 1, nsfw: 'nudity', comments_count: 1, comments }))
  screen.getByText('Comment 5')
  expect(container.querySelector('img')).toBeNull()
})

test('below another they are shown', () => {
  const comments = [aComment(5, { file_state: 'ready', picture })]
  show(aPost(6, { comments_count: 1, comments }))
  screen.getByRole('img', { name: 'A cat' })
})

/** With the row of actions, which shows the count. */
const showWhole = (post: Post) =>
  renderInApp(
    <RouterContextProvider router={makeRouter()}>
      <PostActions post={post} onLike={() => {}} onDislike={() => {}} onComment={() => {}} />
      <PostComments post={post} />
    </RouterContextProvider>,
  )
const by8 = { user_id: 8, full_name: 'Member 8' }
const texts = () => screen.queryAllByText(/^(Comment|Reply) \d/).map(({ textContent }) => textContent)

test('who is blocked here leaves with comments and replies, and out of the counts, until Undo', () => {
  const reply = [aReply(21), aReply(22, by8)]
  const comments = [aComment(5, { reply_count: 3, reply }), aComment(6, by8), aComment(7)]
  showWhole(aPost(7, { comments_count: 4, comments }))
  screen.getByRole('button', { name: 'Comment, 4' })
  act(() => blockedHere.put(8, true))
  expect(texts()).toEqual(['Comment 5', 'Reply 21', 'Comment 7'])
  screen.getByRole('button', { name: 'Comment, 3' })
  // One comment is not shown yet, so the button stays.
  screen.getByRole('button', { name: 'View 3 comments' })
  screen.getByRole('button', { name: 'View 2 replies' })
  act(() => blockedHere.put(8, false))
  expect(texts()).toEqual(['Comment 5', 'Reply 21', 'Reply 22', 'Comment 6', 'Comment 7'])
  screen.getByRole('button', { name: 'View 4 comments' })
})

test('a list that was opened leaves them out, too', async () => {
  answerWith(() =>
    success({ object: 8, recdata: [9, 8, 7, 6].map((id) => listedComment(id, id > 6 ? by8 : {})) }),
  )
  const comments = [7, 8, 9].map((id) => aComment(id, by8))
  showWhole(aPost(8, { comments_count: 4, comments }))
  fireEvent.click(screen.getByRole('button', { name: 'View 4 comments' }))
  await screen.findByText('Comment 6')
  act(() => blockedHere.put(8, true))
  expect(texts()).toEqual(['Comment 6'])
})

test('where nothing remains of them, nothing stands there', () => {
  const { container } = showWhole(aPost(9, { comments_count: 1, comments: [aComment(5, by8)] }))
  act(() => blockedHere.put(8, true))
  expect(container.querySelector('[data-comments]')).toBeNull()
  screen.getByRole('button', { name: 'Comment' })
})
