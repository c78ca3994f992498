import type { Chat } from '@commons/contract/chat/chat.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerWith, success } from '../../../api/test-server.ts'
import { logIn } from '../../../compose/test-compose.ts'
import { questions } from '../../../ui/dialog/confirm.ts'
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
  ['talk', {}, ['View profile', always, 'Keep messages…', ...redress]],
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
