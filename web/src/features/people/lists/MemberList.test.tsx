import { fireEvent, screen, waitFor } from '@testing-library/react'
import { RouterContextProvider } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endSession, openSession, type Session } from '../../../api/session.ts'
import { answerWith, refusal, success } from '../../../api/test-server.ts'
import { makeRouter } from '../../../routes.tsx'
import { renderInApp } from '../../../test-render.tsx'
import { toast, toasts } from '../../../ui/notices/toast.ts'
import { answerQuestion, undo } from '../../../ui/test-answers.ts'
import type { ListOf } from './list-kinds.tsx'
import { MemberList } from './MemberList.tsx'
import { SuggestedList } from './SuggestedList.tsx'

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
  await answerQuestion()
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
  await answerQuestion()
  await screen.findByText("You aren't following anyone yet")
  await waitFor(() => expect(toasts.get().some(({ kind }) => kind === 'undo')).toBe(true))
  await undo()
  await screen.findByText('Eva')
})

test('names are looked for once the typing pauses, and Escape has the whole list back', async () => {
  const sent = answerWith(({ body }) =>
    success({ recdata: body['search'] === undefined ? [row(11, 'Eva'), row(12, 'Tom')] : [] }),
  )
  show('friends', true)
  const field = await screen.findByRole('searchbox', { name: 'Search by name' })
  for (const value of ['z', 'zo', 'zoe']) fireEvent.change(field, { target: { value } })
  await screen.findByText('No one here by that name')
  expect(sent.flatMap(({ body }) => body['search'] ?? [])).toEqual(['zoe'])
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Escape' })
  await screen.findByText('Tom')
  expect((screen.getByRole('searchbox') as HTMLInputElement).value).toBe('')
})

test('a request is followed back or blocked', async () => {
  const sent = answerWith(({ name }) =>
    success({
      recdata: name === 'follow_request_list' ? [row(11, 'Eva', 0)] : { ...row(11, 'Eva'), is_following: 1 },
    }),
  )
  show('requests', true)
  await screen.findByRole('button', { name: 'Block User Eva' })
  fireEvent.click(screen.getByRole('button', { name: 'Follow Back Eva' }))
  await answerQuestion()
  await screen.findByText('You now follow each other')
  expect(sent.map(({ name }) => name)).toContain('follow')
})

const suggestion = (user_id: number, full_name: string) => ({
  ...row(user_id, full_name, 0),
  follower: 1,
  known_follower: 0,
  reason: { kind: 'popular', names: [], tags: [] },
})

test('suggestions go on page by page, and whoever is followed stays where they are', async () => {
  const followed = new Set<unknown>()
  answerWith(({ name, body }) => {
    if (name === 'follow') followed.add(body['following_id'])
    const suggested = body['before']
      ? { recdata: [suggestion(12, 'Tom')] }
      : { recdata: [suggestion(11, 'Eva'), suggestion(13, 'Pia')], next: '3000000001_13' }
    const recdata = suggested.recdata.filter(({ user_id }) => !followed.has(user_id))
    return name === 'follow'
      ? success({ recdata: { ...suggestion(11, 'Eva'), is_following: 1 } })
      : success({ ...suggested, recdata })
  })
  renderInApp(
    <RouterContextProvider router={makeRouter()}>
      <SuggestedList />
    </RouterContextProvider>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Show more' }))
  await screen.findByText('Nothing More To Load')
  fireEvent.click(screen.getByRole('button', { name: 'Follow Eva' }))
  await answerQuestion()
  await screen.findByRole('button', { name: 'Unfollow Eva' })
  const names = screen.getAllByRole('link').map(({ textContent }) => textContent)
  expect(names).toEqual(['Eva', 'Pia', 'Tom'])
})

test('a list that was refused says why', async () => {
  answerWith(() => refusal('not_following', 403))
  show('following', false)
  await screen.findByText('Text of not_following')
})
