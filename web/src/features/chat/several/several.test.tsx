import type { Chat } from '@commons/contract/chat/chat.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { answerWith, success } from '../../../api/test-server.ts'
import { logIn } from '../../../compose/test-compose.ts'
import { renderOnPage } from '../../groups/test-groups.tsx'
import { ChatRow } from '../ChatRow.tsx'
import { aChat, aMessage } from '../test-chat.ts'
import PeopleDialog from './PeopleDialog.tsx'
import StartDialog from './StartDialog.tsx'

beforeEach(() => logIn(3))

const person = (user_id: number, full_name: string, is_owner: 0 | 1 = 0) => ({
  user_id,
  full_name,
  username: full_name.toLowerCase(),
  profile_pic: null,
  is_owner,
})

const several: NonNullable<Chat['several']> = {
  title: '',
  people_count: 4,
  people: [
    { user_id: 7, full_name: 'Jana', avatar: null },
    { user_id: 8, full_name: 'Karel', avatar: null },
  ],
  is_owner: 0,
}
const ofSeveral = { id: null, full_name: null, username: null, several }

test('a chat starts with the friends that are chosen, two at least, and a friend from a chat of two among them', async () => {
  const started: unknown[] = []
  answerWith(({ name, body }) => {
    if (name === 'friend_list') return success({ recdata: [person(7, 'Jana'), person(8, 'Karel')] })
    if (name !== 'several_chat_start') return success({ users: [] })
    started.push(body['user_ids'], body['title'])
    return success({ recdata: aChat(ofSeveral) })
  })
  const onClose = vi.fn<() => void>()
  renderOnPage(<StartDialog friend={{ user_id: 7, full_name: 'Jana' }} onClose={onClose} />)
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Jana/ }).checked).toBe(true),
  )
  const start = screen.getByRole<HTMLButtonElement>('button', { name: 'Start chat' })
  expect(start.disabled).toBe(true)
  fireEvent.click(screen.getByRole('checkbox', { name: /Karel/ }))
  expect(screen.getByText('Chosen:', { exact: false }).textContent).toBe('Chosen: Jana and Karel')
  fireEvent.change(screen.getByRole('textbox'), { target: { value: ' Brno ' } })
  fireEvent.click(start)
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(started).toEqual([[7, 8], 'Brno'])
})

test('only the owner is offered to add and remove people', async () => {
  let isOwner: 0 | 1 = 1
  answerWith(({ name }) =>
    success({
      recdata: name === 'several_chat_people' ? [person(3, 'Me', isOwner), person(7, 'Jana')] : aChat(),
    }),
  )
  const { unmount } = renderOnPage(<PeopleDialog chatId={5} onClose={() => {}} />)
  expect(await screen.findByRole('button', { name: 'Remove Jana' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Remove Me' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Add people' })).toBeTruthy()
  unmount()
  isOwner = 0
  renderOnPage(<PeopleDialog chatId={6} onClose={() => {}} />)
  expect(await within(await screen.findByRole('dialog')).findByText('Jana')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Remove|Add people/ })).toBeNull()
})

test('a row says who is in the chat, and who wrote or did something last', () => {
  const sender = { full_name: 'Jana', avatar: null }
  const { unmount } = renderOnPage(
    <ChatRow chat={aChat({ ...ofSeveral, messages: [aMessage(1, { sender, text: 'Hello' })] })} />,
  )
  expect(screen.getByText('Jana, Karel, and 1 other')).toBeTruthy()
  expect(document.body.textContent).toContain('Jana: Hello')
  unmount()
  const notice = { act: 'added', people: [{ user_id: 8, full_name: 'Karel' }] } as const
  renderOnPage(
    <ChatRow
      chat={aChat({
        ...ofSeveral,
        several: { ...several, title: 'Brno' },
        messages: [
          aMessage(2, { sender, text: '', notice: { act: notice.act, people: [...notice.people] } }),
        ],
      })}
    />,
  )
  expect(screen.getByText('Brno')).toBeTruthy()
  expect(document.body.textContent).toContain('Jana added Karel')
})
