import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { endSession, openSession, type Session } from '../../../api/session.ts'
import { answerWith, success } from '../../../api/test-server.ts'
import { renderOnPage } from '../test-groups.tsx'
import { answerQuestion } from '../../../ui/test-answers.ts'
import { BlockedPosts } from './BlockedPosts.tsx'

beforeAll(async () => void (await import('../../../ui/actions/ActionMenuList.tsx')))
beforeEach(() => openSession({ id: 7, api_key: 'key.secret' } as Session))
afterEach(() => {
  vi.unstubAllGlobals()
  endSession('logged_out')
})

const left = (change: object) => ({
  post_id: 3,
  message: 'Buy my seeds',
  file_type: null,
  user_id: 11,
  full_name: 'Bob',
  duration: 'now',
  created_at: '2026-11-23T08:00:00.000Z',
  ...change,
})

test('what a block hides is folded, nameless where one was blocked, and can be deleted', async () => {
  const sent = answerWith(({ name }) =>
    name === 'group_blocked_post_list'
      ? success({ recdata: [left({}), left({ post_id: 4, user_id: null, full_name: null, message: 'Hi' })] })
      : success({ original_post_id: null }),
  )
  renderOnPage(<BlockedPosts groupId={5} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Posts from blocked people' }))
  screen.getByText(/^Bob, blocked by you/)
  screen.getByText(/^Someone who blocked you/)
  fireEvent.click(screen.getByRole('button', { name: 'Menu of the post by Bob' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await answerQuestion()
  await waitFor(() => expect(screen.queryByText('Buy my seeds')).toBeNull())
  expect(sent.find(({ name }) => name === 'post_delete')?.body).toMatchObject({ post_id: 3 })
  screen.getByText('Hi')
})
