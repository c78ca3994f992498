import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { RouterContextProvider } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endSession, openSession, type Session } from '../../../api/session.ts'
import { answerWith, refusal, success } from '../../../api/test-server.ts'
import { makeRouter } from '../../../routes.tsx'
import { renderInApp } from '../../../test-render.tsx'
import { questions } from '../../../ui/confirm.ts'
import { toast, toasts } from '../../../ui/toast.ts'
import { MemberList, type ListOf } from './MemberList.tsx'

const row = (user_id: number, full_name: string, is_following: 0 | 1 = 1) => ({
  id: user_id,
  user_id,
  full_name,
  username: full_name.toLowerCase(),
  profile_pic: null,
  is_following,
  follows_me: 1,
  duration: '2h',
})

beforeEach(() => openSession({ id: 7, api_key: 'key.secret' } as Session))
afterEach(() => {
  vi.unstubAllGlobals()
  for (const { id } of toasts.get()) toast.dismiss(id)
  endSession('logged_out')
})

function show(of: ListOf, isOwn: boolean) {
  const member = isOwn ? { user_id: 7, full_name: 'Me' } : { user_id: 9, full_name: 'Jana' }
  renderInApp(
    <RouterContextProvider router={makeRouter()}>
      <MemberList of={of} member={member} isOwn={isOwn} />
    </RouterContextProvider>,
  )
}
const yes = async () => {
  await waitFor(() => expect(questions.get()).not.toBeNull())
  await act(async () => questions.get()?.answer(true))
}
const undo = () =>
  act(async () =>
    toasts
      .get()
      .find(({ kind }) => kind === 'undo')
      ?.onUndo?.(),
  )

test('a member’s followers are read page by page, each with a button but oneself', async () => {
  const sent = answerWith(({ body }) =>
    success(
      body['before'] ? { recdata: [row(7, 'Me', 0)] } : { recdata: [row(11, 'Eva', 0)], next: 'later' },
    ),
  )
  show('followers', false)
  await screen.findByRole('button', { name: 'Follow Eva' })
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }))
  await screen.findByText('Me')
  await screen.findByText('Nothing More To Load')
  expect(screen.getAllByRole('button')).toHaveLength(1)
  expect(sent.filter(({ name }) => name === 'follower_list').map(({ body }) => body['view_user_id'])).toEqual(
    [9, 9],
  )
})

test('whoever is blocked among one’s followers leaves at once, and Undo brings them back', async () => {
  answerWith(({ name }) => success(name === 'follower_list' ? { recdata: [row(11, 'Eva')] } : {}))
  show('followers', true)
  fireEvent.click(await screen.findByRole('button', { name: 'Block User Eva' }))
  await yes()
  await waitFor(() => expect(screen.queryByText('Eva')).toBeNull())
  screen.getByText('No followers yet')
  await waitFor(() => expect(toasts.get().some(({ kind }) => kind === 'undo')).toBe(true))
  await undo()
  await screen.findByText('Eva')
})

test('whoever is unfollowed leaves one’s list at once, and Undo brings them back', async () => {
  answerWith(({ name }) =>
    success({
      recdata:
        name === 'following_list'
          ? [row(11, 'Eva')]
          : { ...row(11, 'Eva'), is_following: Number(name === 'follow') },
    }),
  )
  show('following', true)
  fireEvent.click(await screen.findByRole('button', { name: 'Unfollow Eva' }))
  await yes()
  await screen.findByText("You aren't following anyone yet")
  await waitFor(() => expect(toasts.get().some(({ kind }) => kind === 'undo')).toBe(true))
  await undo()
  await screen.findByText('Eva')
})

test('a list that was refused says why', async () => {
  answerWith(() => refusal('not_following', 403))
  show('following', false)
  await screen.findByText('Text of not_following')
})
