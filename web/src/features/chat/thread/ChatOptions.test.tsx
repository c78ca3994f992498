import type { Chat } from '@commons/contract/chat/chat.ts'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerWith, success } from '../../../api/test-server.ts'
import { logIn } from '../../../compose/test-compose.ts'
import { questions } from '../../../ui/dialog/confirm.ts'
import { toasts } from '../../../ui/notices/toast.ts'
import { renderOnPage } from '../../groups/test-groups.tsx'
import { aChat } from '../test-chat.ts'
import { ChatOptions } from './ChatOptions.tsx'

beforeEach(() => logIn(3))
afterEach(() => vi.unstubAllGlobals())

async function open(change: Partial<Chat>) {
  const asked = answerWith(() => success({}))
  renderOnPage(<ChatOptions chat={aChat(change)} onSearch={() => {}} />)
  fireEvent.click(await screen.findByRole('button', { name: /^Options of the chat/ }))
  const menu = await screen.findByRole('menu')
  const labels = within(menu)
    .getAllByRole('menuitem')
    .map(({ textContent }) => textContent)
  const choose = (name: string) => fireEvent.click(within(menu).getByRole('menuitem', { name }))
  return { asked, labels, choose }
}

const redress = ['Report', 'Block', 'Destroy']
const always = 'Search this chat'
test.each<[string, Partial<Chat>, string[]]>([
  ['talk', {}, ['View profile', always, 'New chat with others too…', 'Keep messages…', ...redress]],
  [
    'are apart because one blocked the other',
    { blocked_chat_by: 3 },
    [always, 'Report', 'Un-block', 'Destroy'],
  ],
  ['are apart because one was blocked', { blocked_chat_by: 7 }, [always, ...redress]],
  ['are one, because the other has left', { id: null, full_name: null }, [always]],
])('what can be done where the two %s', async (_, change, expected) => {
  expect((await open(change)).labels).toEqual(expected)
})

test('a chat is reported by its id, with a reason', async () => {
  const { asked, choose } = await open({})
  choose('Report')
  const dialog = await screen.findByRole('dialog', { name: 'Report this chat' })
  fireEvent.click(await within(dialog).findByRole('radio', { name: 'Spam or advertising' }))
  fireEvent.click(within(dialog).getByRole('button', { name: 'Report' }))
  await waitFor(() =>
    expect(asked.find(({ name }) => name === 'add_report')?.body).toMatchObject({
      report_type: 'chat',
      report_id: 5,
      reason: 'spam',
    }),
  )
})

test('messages are destroyed for both once that is confirmed', async () => {
  const { asked, choose } = await open({})
  choose('Destroy')
  await waitFor(() => expect(questions.get()).not.toBeNull())
  expect(asked.some(({ name }) => name === 'destroy_chat')).toBe(false)
  await act(async () => questions.get()?.answer(true))
  await waitFor(() => expect(asked.find(({ name }) => name === 'destroy_chat')?.body['friend_id']).toBe(7))
})

const listed = { last_seq: 1 }

test('a chat is pinned, muted for a while, and archived until that is taken back', async () => {
  const kept = ['Pin to the top', 'Mute…', 'Archive']
  const { asked, labels, choose } = await open(listed)
  expect(labels.slice(0, 3)).toEqual(kept)
  const bodyOf = (call: string) => asked.findLast(({ name }) => name === call)?.body
  choose('Mute…')
  fireEvent.click(await screen.findByRole('menuitem', { name: 'For 8 hours' }))
  await waitFor(() => expect(bodyOf('chat_mute')).toMatchObject({ chat_id: 5, muted_for: 'eight_hours' }))
  const again = async (name: string) => {
    fireEvent.click(screen.getByRole('button', { name: /^Options of the chat/ }))
    fireEvent.click(await screen.findByRole('menuitem', { name }))
  }
  await again('Pin to the top')
  await waitFor(() => expect(bodyOf('chat_pin')).toMatchObject({ chat_id: 5, status: 1 }))
  await again('Archive')
  await waitFor(() => expect(bodyOf('chat_archive')).toMatchObject({ chat_id: 5, status: 1 }))
  await waitFor(() => expect(toasts.get().at(-1)?.onUndo).toBeDefined())
  act(() => toasts.get().at(-1)?.onUndo?.())
  await waitFor(() => expect(bodyOf('chat_archive')).toMatchObject({ status: 0 }))
})

test('what is kept so can be ended, and requests are in no such list', async () => {
  const { labels } = await open({ ...listed, is_pinned: 1, is_muted: 1, is_archived: 1 })
  expect(labels.slice(0, 3)).toEqual(['Unpin', 'Unmute', 'Take out of the archive'])
  cleanup()
  expect((await open({ ...listed, is_request: 1 })).labels[0]).toBe('View profile')
})
