import { act, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterContextProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endSession, openSession, type Session } from '../../api/session.ts'
import { answerWith, refusal, success } from '../../api/test-server.ts'
import { makeRouter } from '../../routes.tsx'
import { renderInApp } from '../../test-render.tsx'
import { questions } from '../../ui/dialog/confirm.ts'
import { chooseDeviceSetting } from '../../ui/device-settings.ts'
import { toast, toasts } from '../../ui/notices/toast.ts'
import { answerQuestion, undo } from '../../ui/test-answers.ts'
import { SuggestedForYou } from './aside/SuggestedForYou.tsx'
import { FollowButton } from './FollowButton.tsx'
import { blockedHere } from './members-here.ts'
import { useBlock } from './use-block.ts'

const jana = { user_id: 9, full_name: 'Jana', is_following: 0 } as const
const relation = (is_following: 0 | 1) =>
  success({ recdata: { user_id: 9, is_following, is_friend: is_following, follows_me: 0, follower: 1 } })

beforeEach(() => openSession({ id: 7, api_key: 'key.secret' } as Session))
afterEach(() => {
  vi.unstubAllGlobals()
  for (const { id } of toasts.get()) toast.dismiss(id)
  act(() => chooseDeviceSetting('followQuestion', 'on'))
  endSession('logged_out')
})

async function answer(yes: boolean, options?: { forGood: boolean }) {
  const question = await answerQuestion(yes, options)
  return `${String(question?.about)}: ${String(question?.text)}`
}
const names = (sent: ReturnType<typeof answerWith>) => sent.map(({ name }) => name)
const said = () => toasts.get().map(({ kind, text }) => `${kind}: ${String(text)}`)

test('following asks, shows at once, and can be undone', async () => {
  const answered = Promise.withResolvers<void>()
  const sent = answerWith(async ({ name }) => {
    await answered.promise
    return relation(name === 'follow' ? 1 : 0)
  })
  renderInApp(<FollowButton member={jana} />)
  fireEvent.click(screen.getByRole('button', { name: 'Follow Jana' }))
  expect(await answer(true)).toBe('Jana: Follow this.')
  // Before the server has answered.
  screen.getByRole('button', { name: 'Unfollow Jana' })
  answered.resolve()
  await waitFor(() => expect(said()).toEqual(['undo: Now following Jana']))
  await undo()
  await waitFor(() => expect(names(sent)).toEqual(['follow', 'unfollow']))
  await screen.findByRole('button', { name: 'Follow Jana' })
})

test('who says No changes nothing', async () => {
  const sent = answerWith(() => relation(0))
  renderInApp(<FollowButton member={{ ...jana, is_following: 1 }} />)
  fireEvent.click(screen.getByRole('button', { name: 'Unfollow Jana' }))
  expect(await answer(false)).toBe('Jana: Unfollow this.')
  screen.getByRole('button', { name: 'Unfollow Jana' })
  expect(names(sent)).toEqual([])
})

test('who does not want to be asked again is not', async () => {
  const sent = answerWith(() => relation(1))
  renderInApp(<FollowButton member={jana} />)
  const follows = () => names(sent).filter((name) => name === 'follow').length
  const follow = async () => fireEvent.click(await screen.findByRole('button', { name: 'Follow Jana' }))
  await follow()
  // "Don't ask again" doesn't count with No.
  await answer(false, { forGood: true })
  await follow()
  await answer(true, { forGood: true })
  await waitFor(() => expect(follows()).toBe(1))
  await follow()
  await waitFor(() => expect(follows()).toBe(2))
  expect(questions.get()).toBeNull()
})

const suggested = [9, 10, 11].map((user_id) => ({
  user_id,
  username: `member${user_id}`,
  full_name: `Member ${user_id}`,
  profile_pic: null,
  follower: 1,
  known_follower: 3,
  reason: { kind: 'known', names: ['Eva', 'Tom'], tags: ['bread'] },
}))

test('after a follow only that row changes', async () => {
  let followed = 0
  const sent = answerWith(({ name, body }) => {
    if (name === 'follow') followed = Number(body['following_id'])
    if (name === 'follow') return relation(1)
    const recdata = suggested.filter(({ user_id }) => user_id !== followed).toReversed()
    return success({ recdata: name === 'sujjested_channels' ? (followed ? recdata : suggested) : [] })
  })
  renderInApp(
    <RouterContextProvider router={makeRouter()}>
      <SuggestedForYou />
    </RouterContextProvider>,
  )
  const rows = () =>
    screen
      .getAllByRole('listitem')
      .map((row) => within(row).getByRole('button', { name: /ollow Member/ }).textContent)
  await screen.findByRole('button', { name: 'Follow Member 10' })
  fireEvent.click(screen.getByRole('button', { name: 'Follow Member 10' }))
  await answer(true)
  const reads = () => names(sent).filter((name) => name === 'sujjested_channels').length
  await waitFor(() => expect(reads()).toBeGreaterThan(1))
  await waitFor(() => expect(said()).toEqual(['undo: Now following Member 10']))
  expect(rows()).toEqual(['Follow', 'Unfollow', 'Follow'])
})

test('members followed elsewhere are no suggestion anymore, nor those followed here once one turns away', async () => {
  const followed = new Set<number>()
  answerWith(({ name, body }) => {
    if (name === 'follow') followed.add(Number(body['following_id']))
    if (name === 'follow') return relation(1)
    const recdata = suggested.filter(({ user_id }) => !followed.has(user_id))
    return success({ recdata: name === 'sujjested_channels' ? recdata : [] })
  })
  renderInApp(
    <RouterContextProvider router={makeRouter()}>
      <main>
        <FollowButton member={{ user_id: 9, full_name: 'Ninth', is_following: 0 }} />
        <button>Elsewhere</button>
      </main>
      <SuggestedForYou />
    </RouterContextProvider>,
  )
  await screen.findByText('Member 9')
  fireEvent.click(screen.getByRole('button', { name: 'Follow Ninth' }))
  await answer(true)
  await waitFor(() => expect(screen.queryByText('Member 9')).toBeNull())
  const row = within(screen.getByText('Member 10').closest('li') as HTMLElement)
  row.getByText('1 follower')
  fireEvent.click(row.getByRole('button', { name: 'Follow Member 10' }))
  await answer(true)
  await row.findByRole('button', { name: 'Unfollow Member 10' })
  row.getByText('2 followers')
  await waitFor(() => expect(said()).toEqual(['undo: Now following Member 10']))
  screen.getByText('Member 10')
  fireEvent.click(screen.getByRole('button', { name: 'Elsewhere' }))
  await waitFor(() => expect(screen.queryByText('Member 10')).toBeNull())
  screen.getByText('Member 11')
})

test('a suggestion says why when it is asked, goes when it is not wanted, and comes back by Undo', async () => {
  const sent = answerWith(({ name }) =>
    success(name === 'sujjested_channels' ? { recdata: suggested } : { recdata: [] }),
  )
  renderInApp(
    <RouterContextProvider router={makeRouter()}>
      <SuggestedForYou />
    </RouterContextProvider>,
  )
  const why = await screen.findByRole('button', { name: 'Why Member 10 is suggested' })
  expect(why.getAttribute('aria-expanded')).toBe('false')
  fireEvent.click(why)
  expect(why.getAttribute('aria-expanded')).toBe('true')
  screen.getByText('Followed by Eva, Tom and 1 other person you follow')
  screen.getByText('Posts with #bread')
  fireEvent.click(screen.getByRole('button', { name: 'Not interested in Member 10' }))
  await waitFor(() => expect(screen.queryByText('Member 10')).toBeNull())
  await waitFor(() => expect(said()).toEqual(["undo: Member 10 won't be suggested again"]))
  await undo()
  await screen.findByText('Member 10')
  await waitFor(() =>
    expect(
      sent.filter(({ name }) => name === 'dismiss_suggestion').map(({ body }) => body['is_dismissed']),
    ).toEqual([1, 0]),
  )
})

test('what was refused is as before, and said as documented', async () => {
  answerWith(() => refusal('member_not_found', 404))
  renderInApp(<FollowButton member={jana} />)
  fireEvent.click(screen.getByRole('button', { name: 'Follow Jana' }))
  await answer(true)
  await screen.findByRole('button', { name: 'Follow Jana' })
  await waitFor(() => expect(said()).toEqual(['error: Failure']))
})

function blocking() {
  const client = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  return renderHook(() => useBlock(jana), { wrapper }).result.current
}

test('who is blocked is gone before the answer, and Undo says what does not come back', async () => {
  const answered = Promise.withResolvers<void>()
  const sent = answerWith(async () => {
    await answered.promise
    return success()
  })
  const done = blocking()()
  expect(await answer(true)).toBe('Jana: Block this.')
  expect([...blockedHere.get()]).toEqual([9])
  answered.resolve()
  await done
  await waitFor(() => expect(said()).toEqual(['undo: Success']))
  await undo()
  await waitFor(() => expect(blockedHere.get().size).toBe(0))
  expect(names(sent)).toEqual(['block', 'unblock'])
  expect(sent.at(-1)?.body['blocked_user_id']).toBe(9)
  expect(said().at(-1)).toContain("aren't restored")
})

test('who could not be blocked is there again', async () => {
  answerWith(() => refusal('member_not_found', 404))
  const done = blocking()()
  await answer(true)
  await done
  await waitFor(() => expect(said()).toEqual(['error: Text of member_not_found']))
  expect(blockedHere.get().size).toBe(0)
})

test('whom one member blocked is nothing to the next', async () => {
  answerWith(() => success())
  const done = blocking()()
  await answer(true)
  await done
  expect(blockedHere.get().size).toBe(1)
  act(() => openSession({ id: 8, api_key: 'other.secret' } as Session))
  expect(blockedHere.get().size).toBe(0)
})
