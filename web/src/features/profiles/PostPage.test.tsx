import { RouterContextProvider } from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endSession, openSession, type Session } from '../../api/session.ts'
import { answerWith, refusal, success } from '../../api/test-server.ts'
import { makeRouter } from '../../routes.tsx'
import { renderInApp } from '../../test-render.tsx'
import { PostPage } from './PostPage.tsx'

vi.mock('../posts/public.ts', () => ({ SinglePost: () => 'The post' }))

beforeEach(() => openSession({ id: 7, api_key: 'key.secret', full_name: 'Me' } as Session))
afterEach(() => {
  vi.unstubAllGlobals()
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
  answerWith(() => refusal('member_not_found', 404))
  show()
  await screen.findByText("We can't find this member")
  expect(screen.queryByText('The post')).toBeNull()
})
