import { RouterContextProvider } from '@tanstack/react-router'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endSession, openSession, type Session } from '../../api/session.ts'
import { answerWith, refusal, success } from '../../api/test-server.ts'
import { makeRouter } from '../../routes.tsx'
import { renderInApp } from '../../test-render.tsx'
import { toast, toasts } from '../../ui/toast.ts'
import { PostPage } from './PostPage.tsx'

vi.mock('../posts/public.ts', () => ({ SinglePost: () => 'The post' }))

beforeEach(() => openSession({ id: 7, api_key: 'key.secret', full_name: 'Me' } as Session))
afterEach(() => {
  vi.unstubAllGlobals()
  for (const { id } of toasts.get()) toast.dismiss(id)
  endSession('logged_out')
})

const show = () =>
  renderInApp(
    <RouterContextProvider router={makeRouter()}>
      <PostPage userId={9} postId={5} />
    </RouterContextProvider>,
  )

test('a post’s own page begins with the post: whose it is stands in one line above', async () => {
  answerWith(() => success({ recdata: { user_id: 9, full_name: 'Jana', username: 'jana', avatar: null } }))
  show()
  const link = await screen.findByRole('link', { name: 'All posts by Jana' })
  expect(link.getAttribute('href')).toContain('/timeLine/9')
  screen.getByText('The post')
  screen.getByRole('heading', { level: 1, name: 'Post by Jana' })
  expect(screen.queryByRole('navigation')).toBeNull()
})

test('where its author can’t be found, neither can it', async () => {
  answerWith(({ name }) =>
    name === 'avatar_banner' ? refusal('member_not_found', 404) : success({ recdata: [] }),
  )
  show()
  await screen.findByText("We can't find this member")
  expect(screen.queryByText('The post')).toBeNull()
})

test('where one has blocked the author, it says so and unblocks them', async () => {
  let isBlocked = true
  const jana = { user_id: 9, full_name: 'Jana', username: 'jana', avatar: null, profile_pic: null }
  answerWith(({ name }) => {
    if (name === 'unblock') isBlocked = false
    if (name === 'avatar_banner')
      return isBlocked ? refusal('member_not_found', 404) : success({ recdata: jana })
    return success(name === 'blocked_user_list' ? { recdata: isBlocked ? [jana] : [] } : {})
  })
  show()
  await screen.findByRole('heading', { level: 1, name: 'Jana' })
  expect(document.title).toContain('Jana')
  screen.getByText("You blocked Jana. You don't see each other.")
  expect(screen.queryByText("We can't find this member")).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Unblock Jana' }))
  await screen.findByText('The post')
  await waitFor(() => expect(toasts.get()).toMatchObject([{ kind: 'undo' }]))
})
