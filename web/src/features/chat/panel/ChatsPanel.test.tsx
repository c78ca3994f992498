import type { Chat } from '@commons/contract/chat/chat.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerWith, refusal, success } from '../../../api/test-server.ts'
import { logIn } from '../../../compose/test-compose.ts'
import { renderOnPage } from '../../groups/test-groups.tsx'
import { wantedBoxes } from '../boxes.ts'
import { aChat, aMessage } from '../test-chat.ts'
import ChatsPanel from './ChatsPanel.tsx'

beforeEach(() => {
  logIn(3)
  // A screen with room for boxes.
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }))
})
afterEach(() => {
  act(() => wantedBoxes.set(new Map()))
  vi.unstubAllGlobals()
})

const jana = aChat({ unread_count: 2, messages: [aMessage(1, { text: 'See you' })] })
const found = { id: 9, full_name: 'Janek', username: 'janek', avatar: null }

function show(chats: readonly Chat[]) {
  const onClose = vi.fn()
  const asked = answerWith(({ name, body }) => {
    if (name === 'chat_list') return success({ users: body['search'] === 'nobody' ? [] : chats })
    if (name === 'chat_unread') return success({ unread_count: 1, request_count: 2 })
    if (name === 'search_user')
      return success({
        users: body['name'] === 'nobody' ? [] : [{ ...found, id: 7, full_name: 'Jana' }, found],
      })
    if (name === 'start_chat') return success({ recdata: aChat({ id: 9, chat_id: 6, full_name: 'Janek' }) })
    if (name === 'current_chat') return success({ users: [], data: [] })
    return refusal('call_not_found', 404)
  })
  const anchor = document.createElement('button')
  document.body.append(anchor)
  renderOnPage(<ChatsPanel id="chats" anchor={anchor} onClose={onClose} />)
  return { asked, onClose }
}
const findSearch = () => screen.findByRole('searchbox', { name: 'Search user' })

test('the latest chats say what was said and how much is new, and open as boxes', async () => {
  const { onClose } = show([jana])
  const row = await screen.findByRole('button', { name: /Jana.*See you.*2 unread messages/ })
  screen.getByRole('link', { name: /2 message requests/ })
  expect(document.activeElement).toBe(await findSearch())
  fireEvent.click(row)
  expect(onClose).toHaveBeenCalled()
  expect(wantedBoxes.get().get(5)).toBe('open')
})

test('a search finds chats, and below them members whom one does not talk with yet', async () => {
  const { asked } = show([jana])
  fireEvent.change(await findSearch(), { target: { value: 'jan' } })
  const heading = await screen.findByRole('heading', { name: 'More people' })
  await waitFor(() =>
    expect(asked.find(({ name, body }) => name === 'chat_list' && body['search'] === 'jan')).toBeDefined(),
  )
  const member = await screen.findByRole('button', { name: /Janek/ })
  expect(heading.compareDocumentPosition(member)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.getAllByRole('button', { name: /Jana/ })).toHaveLength(1)
  fireEvent.click(member)
  await waitFor(() => expect(asked.find(({ name }) => name === 'start_chat')?.body['friend_id']).toBe(9))
  await waitFor(() => expect(wantedBoxes.get().get(6)).toBe('open'))
})

test('without chats, and without anybody of that name, it says so', async () => {
  show([])
  await screen.findByText('No chats yet')
  fireEvent.change(await findSearch(), { target: { value: 'nobody' } })
  await screen.findByText('Nobody else found.')
  expect(within(document.body).queryByText('No chats yet')).toBeNull()
})
