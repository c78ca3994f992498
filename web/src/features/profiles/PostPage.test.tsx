import { RouterContextProvider } from '@tanstack/react-router'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endSession, openSession, type Session } from '../../api/session.ts'
import { answerWith, refusal, success } from '../../api/test-server.ts'
import { makeRouter } from '../../routes.tsx'
import { renderInApp } from '../../test-render.tsx'
import { toast, toasts } from '../../ui/notices/toast.ts'
import { aPost } from '../posts/test-posts.ts'
import { PostPage } from './PostPage.tsx'

const jana = { user_id: 9, full_name: 'Jana', username: 'jana', avatar: null, profile_pic: null }
const post = success({ recdata: aPost(5, { user_id: 9, message: 'The post' }) })

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
  answerWith(({ name }) => (name === 'post_card' ? post : success({ recdata: jana })))
  show()
  const link = await screen.findByRole('link', { name: 'All posts by Jana' })
  expect(link.getAttribute('href')).toContain('/timeLine/9')
  await screen.findByText('The post')
  screen.getByRole('heading', { level: 1, name: 'Post by Jana' })
  expect(screen.queryByRole('navigation')).toBeNull()
})

test('where its author can’t be found, neither can it', async () => {
  answerWith(({ name }) => {
    if (name === 'avatar_banner') return refusal('member_not_found', 404)
    return name === 'post_card' ? post : success({ recdata: [] })
  })
  show()
  await screen.findByText("We can't find this member")
  expect(screen.queryByText('The post')).toBeNull()
})

test('where one has blocked the author, it says so and unblocks them', async () => {
  let isBlocked = true
  answerWith(({ name }) => {
    if (name === 'unblock') isBlocked = false
    if (name === 'avatar_banner')
      return isBlocked ? refusal('member_not_found', 404) : success({ recdata: jana })
    if (name === 'post_card') return post
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
