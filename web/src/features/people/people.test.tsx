import { act, fireEvent, renderHook, screen, waitFor } from '@testing-library/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endSession, openSession, type Session } from '../../api/session.ts'
import { answerWith, refusal, success } from '../../api/test-server.ts'
import { renderInApp } from '../../test-render.tsx'
import { questions } from '../../ui/confirm.ts'
import { toast, toasts } from '../../ui/toast.ts'
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
  endSession('logged_out')
})

async function answer(yes: boolean) {
  await waitFor(() => expect(questions.get()).not.toBeNull())
  const { text } = questions.get() ?? {}
  await act(async () => questions.get()?.answer(yes))
  return text
}
const names = (sent: ReturnType<typeof answerWith>) =>
  sent.map(({ name }) => name).filter((name) => name !== 'socket_ticket')
const undo = () =>
  act(async () =>
    toasts
      .get()
      .find(({ kind }) => kind === 'undo')
      ?.onUndo?.(),
  )
const said = () => toasts.get().map(({ kind, text }) => `${kind}: ${String(text)}`)

test('following asks, shows at once, and can be undone', async () => {
  const answered = Promise.withResolvers<void>()
  const sent = answerWith(async ({ name }) => {
    await answered.promise
    return relation(name === 'follow' ? 1 : 0)
  })
  renderInApp(<FollowButton member={jana} />)
  fireEvent.click(screen.getByRole('button', { name: 'Follow Jana' }))
  expect(await answer(true)).toBe('Follow this.')
  // Before the server has said a word.
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
  expect(await answer(false)).toBe('Unfollow this.')
  screen.getByRole('button', { name: 'Unfollow Jana' })
  expect(names(sent)).toEqual([])
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
  expect(await answer(true)).toBe('Block this.')
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
