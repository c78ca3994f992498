import type { Chat } from '@commons/contract/chat/chat.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { answerWith, success } from '../../../api/test-server.ts'
import { logIn } from '../../../compose/test-compose.ts'
import { renderOnPage } from '../../groups/test-groups.tsx'
import { ChatRow } from '../ChatRow.tsx'
import { aChat, aMessage } from '../test-chat.ts'
import PeopleDialog from './PeopleDialog.tsx'
import StartDialog from './StartDialog.tsx'

beforeAll(async () => void (await import('../../../ui/actions/ActionMenuList.tsx')))
beforeEach(() => logIn(3))

const person = (user_id: number, full_name: string, is_owner: 0 | 1 = 0, is_admin = is_owner) => ({
  user_id,
  full_name,
  username: full_name.toLowerCase(),
  profile_pic: null,
  is_owner,
  is_admin,
})

const several: NonNullable<Chat['several']> = {
  title: '',
  people_count: 4,
  people: [
    { user_id: 7, full_name: 'Jana', avatar: null },
    { user_id: 8, full_name: 'Karel', avatar: null },
  ],
  picture: null,
  is_admin: 0,
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

test('the owner chooses administrators, who add and remove others', async () => {
  let me = person(3, 'Me', 1)
  let chatId = 5
  const asked: unknown[] = []
  answerWith(({ name, body }) => {
    if (name === 'several_chat_people')
      return success({ recdata: [me, person(7, 'Jana'), person(8, 'Karel', 0, 1)] })
    asked.push([name, body['member_id'], body['status']])
    return success({ recdata: aChat() })
  })
  const open = () => renderOnPage(<PeopleDialog chatId={chatId++} onClose={() => {}} />)
  /** Returns what the menu of a person offers. */
  const offered = async (of: string) => {
    const button = await screen.findByRole('button', { name: `Menu for ${of}` })
    fireEvent.click(button)
    const entries = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
    fireEvent.click(button)
    return entries
  }
  const { unmount } = open()
  expect(await offered('Jana')).toEqual(['Make an administrator', 'Remove from the chat'])
  expect(await offered('Karel')).toEqual(['Remove as administrator', 'Remove from the chat'])
  expect(screen.queryByRole('button', { name: 'Menu for Me' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Add people' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Menu for Jana' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Make an administrator' }))
  await waitFor(() => expect(asked).toEqual([['several_chat_admin', 7, 1]]))
  unmount()
  me = person(3, 'Me', 0, 1)
  const { unmount: unmountAgain } = open()
  expect(await offered('Jana')).toEqual(['Remove from the chat'])
  expect(await offered('Me')).toEqual(['Stop being an administrator'])
  expect(screen.queryByRole('button', { name: 'Menu for Karel' })).toBeNull()
  unmountAgain()
  me = person(3, 'Me')
  open()
  expect(await within(await screen.findByRole('dialog')).findByText('Jana')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Menu for|Add people/ })).toBeNull()
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
