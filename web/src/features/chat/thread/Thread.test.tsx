import { longestChatMessage as longestOfContract } from '@commons/contract/chat/messages.ts'
import type { Chat } from '@commons/contract/chat/chat.ts'
import type { ChatMessage } from '@commons/contract/shared/chat-message.ts'
import { onlineManager, useQueryClient } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { heard } from '../../../api/heard.ts'
import { readVisibleAgain } from '../../../api/live.ts'
import { createQueryClient } from '../../../api/query-client.ts'
import { answerWith, refusal, success, type ByCall } from '../../../api/test-server.ts'
import { outbox } from '../../../compose/outbox/outbox.ts'
import { startSender } from '../../../compose/outbox/sender.ts'
import { holdUpload, logIn, uploads } from '../../../compose/test-compose.ts'
import { deleteAndRestore, leaveConversation } from '../../../conversation/test-conversation.ts'
import { renderOnPage } from '../../groups/test-groups.tsx'
import { longestChatMessage } from '../chat-writing.ts'
import { aChat, aMessage, aState } from '../test-chat.ts'
import { chatMessageKind, type WaitingChat } from '../waiting-chat.ts'
import Thread from './Thread.tsx'

vi.mock(
  '../../../compose/outbox/outbox-store.ts',
  () => import('../../../compose/outbox/test-outbox-store.ts'),
)
vi.mock('idb-keyval', () => import('../../../compose/test-idb.ts'))

beforeEach(() => logIn(3))
afterEach(leaveConversation)

const mine = (seq: number, change: Partial<ChatMessage> = {}) => aMessage(seq, { sender_id: 3, ...change })

interface Served {
  messages: ChatMessage[]
  unread?: number
  friendRead?: number
  answers?: ByCall<() => ReturnType<typeof success>>
}

function serve({ messages, unread = 0, friendRead = 0, answers = {} }: Served) {
  const state = aState(messages.length, { unread_count: unread, friend_read: friendRead })
  return answerWith(({ name }) => {
    const own = answers[name]
    if (own) return own()
    if (name === 'chat_messages') return success({ ...state, messages: messages.toReversed() })
    if (name === 'chat_changes') return success({ ...state, messages: [], more: 0 })
    if (name === 'message_seen') return success({ last_read: messages.length, unread_count: 0 })
    if (name === 'show_upload_limits') return refusal('call_not_found', 404)
    return success({ recdata: {} })
  })
}

const show = (change: Partial<Chat> = {}, isActive = true) =>
  renderOnPage(<Thread chat={aChat(change)} isActive={isActive} isSearching={false} onSearchEnd={() => {}} />)

const findField = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Write a message…' })
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

test('one tick has arrived, two were read', async () => {
  serve({ messages: [mine(1), aMessage(2), mine(3)], friendRead: 2 })
  show()
  const log = await screen.findByRole('log', { name: 'Messages' })
  expect(
    within(log)
      .getAllByText(/^(Sent|Seen)$/)
      .map(({ textContent }) => textContent),
  ).toEqual(['Seen', 'Sent'])
})

test('what came while there was no socket is shown once the page asks again', async () => {
  function Asker() {
    const client = useQueryClient()
    return <button onClick={() => void readVisibleAgain(client)}>Ten seconds pass</button>
  }
  const since: unknown[] = []
  answerWith(({ name, body }) => {
    const state = aState(1)
    if (name === 'chat_messages') return success({ ...state, messages: [aMessage(1)] })
    if (name !== 'chat_changes') return success({})
    since.push(body['since'])
    return success({ ...state, last_seq: 2, last_change: 2, messages: [aMessage(2)], more: 0 })
  })
  renderOnPage(
    <>
      <Asker />
      <Thread chat={aChat()} isActive={false} isSearching={false} onSearchEnd={() => {}} />
    </>,
  )
  await screen.findByText('Message 1')
  expect(screen.queryByText('Message 2')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Ten seconds pass' }))
  await screen.findByText('Message 2')
  expect(since).toEqual([1])
})

test('what is unread stays so until one is in the conversation', async () => {
  const asked = serve({ messages: [aMessage(1), aMessage(2)], unread: 1 })
  const { unmount } = show({}, false)
  await screen.findByText('New messages')
  expect(asked.some(({ name }) => name === 'message_seen')).toBe(false)
  unmount()
  show()
  await waitFor(() => expect(asked.find(({ name }) => name === 'message_seen')?.body['seq']).toBe(2))
})

test('what is written offline waits with a clock and leaves once', async () => {
  const asked = serve({
    messages: [aMessage(1)],
    answers: { send_massage: () => success({ recdata: mine(2, { text: 'hello' }) }) },
  })
  show()
  const field = await findField()
  act(() => onlineManager.setOnline(false))
  type(field, ' \n ')
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(outbox.get().size).toBe(0)
  type(field, 'hello')
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(field.value).toBe('')
  await screen.findByText('Waiting to send')
  const stop = startSender(createQueryClient(), { chat_message: async () => chatMessageKind })
  act(() => onlineManager.setOnline(true))
  await waitFor(() => expect(outbox.get().size).toBe(0))
  const sent = asked.filter(({ name }) => name === 'send_massage')
  expect(sent.map(({ body }) => [body['friend_id'], body['message']])).toEqual([[7, 'hello']])
  expect(sent[0]?.body['idempotency_key']).toMatch(/.{8}/)
  stop()
})

test('what was refused says why, and is sent again or given back to the field', async () => {
  let isBlocked = true
  const asked = serve({
    messages: [aMessage(1)],
    answers: {
      send_massage: () =>
        isBlocked ? refusal('chat_unavailable', 403) : success({ recdata: mine(2, { text: 'hello' }) }),
    },
  })
  const stop = startSender(createQueryClient(), { chat_message: async () => chatMessageKind })
  show()
  const field = await findField()
  type(field, 'hello')
  fireEvent.keyDown(field, { key: 'Enter' })
  await screen.findByText(/Text of chat_unavailable/)
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }))
  await waitFor(() => expect(field.value).toBe('hello'))
  fireEvent.keyDown(field, { key: 'Enter' })
  await screen.findByText(/Text of chat_unavailable/)
  isBlocked = false
  fireEvent.click(await screen.findByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(outbox.get().size).toBe(0))
  expect(asked.filter(({ name }) => name === 'send_massage').length).toBeGreaterThanOrEqual(3)
  stop()
})

test('text over 320 characters is kept, marked and not sent', async () => {
  expect(longestChatMessage).toBe(longestOfContract)
  serve({ messages: [aMessage(1)] })
  show()
  const field = await findField()
  type(field, 'x'.repeat(285))
  screen.getByText('35 characters left')
  type(field, `${'x'.repeat(320)}too much`)
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(field.value).toHaveLength(328)
  expect(document.querySelector('mark')?.textContent).toBe('too much')
  expect(outbox.get().size).toBe(0)
  type(field, '')
})

test('the arrow upwards corrects the last of one’s own, and a draft outlives that', async () => {
  const asked = serve({
    messages: [mine(1, { text: 'Helo' }), aMessage(2)],
    answers: {
      chat_message_edit: () =>
        success({ recdata: mine(1, { text: 'Hello', change: 9, edited_at: '2026-11-21T08:01:00.000Z' }) }),
    },
  })
  show()
  fireEvent.keyDown(await findField(), { key: 'ArrowUp' })
  const edited = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' })
  expect(edited.value).toBe('Helo')
  type(edited, 'Hello')
  fireEvent.keyDown(edited, { key: 'Enter' })
  await screen.findByText('Edited')
  screen.getByText('Hello')
  expect(asked.find(({ name }) => name === 'chat_message_edit')?.body['message_id']).toBe(101)
  type(await findField(), 'later')
  fireEvent.keyDown(await findField(), { key: 'ArrowUp' })
  expect(screen.queryByRole('textbox', { name: 'Your message' })).toBeNull()
})

test('an answer names what it answers, and leaves with it', async () => {
  serve({ messages: [aMessage(1)] })
  show()
  const field = await findField()
  act(() => onlineManager.setOnline(false))
  fireEvent.click(screen.getByRole('button', { name: 'Reply to Jana' }))
  screen.getByText(/^Replying to/)
  type(field, 'indeed')
  fireEvent.keyDown(field, { key: 'Enter' })
  expect([...outbox.get().values()][0]?.what).toMatchObject({ chat_id: 5, friend_id: 7, replyTo: 101 })
  expect(screen.queryByText(/^Replying to/)).toBeNull()
})

test('a reply that is given back to the field is still that reply, and one taken back is another message', async () => {
  serve({ messages: [aMessage(1)] })
  show()
  const field = await findField()
  act(() => onlineManager.setOnline(false))
  fireEvent.click(screen.getByRole('button', { name: 'Reply to Jana' }))
  type(field, 'indeed')
  fireEvent.keyDown(field, { key: 'Enter' })
  const waiting = () => [...outbox.get().values()].map(({ what }) => what as WaitingChat)
  const [first] = waiting()
  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }))
  expect(screen.getByText(/^Replying to/).textContent).toContain('Message 1')
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(waiting()).toEqual([first])

  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }))
  fireEvent.click(screen.getByRole('button', { name: 'Cancel reply' }))
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(waiting()).toMatchObject([{ text: 'indeed', replyTo: undefined }])
  expect(waiting()[0]?.key).not.toBe(first?.key)
})

test('a reaction shows at once, and a second press takes it back', async () => {
  const asked = serve({
    messages: [aMessage(1, { friend_reaction: '😂' })],
    answers: {
      chat_message_react: () => success({ recdata: aMessage(1, { user_reaction: '👍', change: 2 }) }),
    },
  })
  show()
  await screen.findByRole('img', { name: 'Jana reacted with 😂' })
  fireEvent.click(screen.getByRole('button', { name: 'React' }))
  fireEvent.click(await screen.findByRole('button', { name: '👍' }))
  await screen.findByRole('button', { name: 'Take back your reaction 👍' })
  await waitFor(() => expect(asked.some(({ name }) => name === 'chat_message_react')).toBe(true))
})

test('who types is shown for a while', async () => {
  serve({ messages: [aMessage(1)] })
  show()
  await findField()
  act(() => heard.tell(['chat_typing:5']))
  await screen.findByText(/is typing…/)
})

test('a chat that one blocked has no field but the way back; one that is blocked from the other side has neither', async () => {
  const asked = serve({ messages: [aMessage(1)], answers: { block_chat: () => success({}) } })
  const { unmount } = show({ blocked_chat_by: 3, can_write: 0 })
  await screen.findByText('You have blocked this chat')
  expect(screen.queryByRole('textbox')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Un-block' }))
  await waitFor(() => expect(asked.find(({ name }) => name === 'block_chat')?.body['status']).toBe(0))
  unmount()
  show({ blocked_chat_by: 7, can_write: 0 })
  await screen.findByText('This chat is no longer available')
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('what was said with a member who has left can be read, and nothing said', async () => {
  serve({ messages: [aMessage(1, { sender_id: null, is_deleted: 1, text: '' }), mine(2)] })
  show({ id: null, full_name: null, username: null, avatar: null, can_write: 0 })
  await screen.findByText('Message deleted')
  screen.getByText('Message 2')
  screen.getByText('This chat is no longer available')
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('a member who takes no messages of strangers is read about and not written to', async () => {
  serve({ messages: [] })
  show({ can_write: 0 })
  await screen.findByText(/They chose who can start a chat with them/)
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('a request is accepted or declined before one writes', async () => {
  const asked = serve({
    messages: [aMessage(1)],
    answers: { chat_request_accept: () => success({ recdata: aChat() }) },
  })
  show({ is_request: 1, can_write: 1 })
  fireEvent.click(await screen.findByRole('button', { name: 'Accept' }))
  screen.getByRole('button', { name: 'Decline' })
  expect(screen.queryByRole('textbox')).toBeNull()
  await waitFor(() => expect(asked.some(({ name }) => name === 'chat_request_accept')).toBe(true))
})

test('a file that could not be made ready says why to who sent it', async () => {
  const failed = { file_type: 'image', file_state: 'failed' } as const
  serve({
    messages: [
      mine(1, { ...failed, file_failure: 'It may be damaged. Choose another one.' }),
      aMessage(2, { ...failed, text: '' }),
    ],
  })
  show()
  await screen.findByText('It may be damaged. Choose another one.')
  screen.getByText("Couldn't process the file.")
})

test('one deletes one’s own once that is confirmed, and can take that back', async () => {
  const asked = serve({
    messages: [mine(1)],
    answers: {
      chat_message_delete: () => success({ recdata: mine(1, { is_deleted: 1, text: '', change: 2 }) }),
      chat_message_restore: () => success({ recdata: mine(1, { change: 3 }) }),
    },
  })
  show()
  await deleteAndRestore('Menu of your message', () =>
    asked.some(({ name }) => name === 'chat_message_delete'),
  )
})

/** Searches a chat of four messages, one per page, and finds the first, which isn't loaded yet. */
async function findFirst() {
  const state = aState(4, { last_read: 4 })
  const server = { isDown: false, turn: Promise.resolve(), fresh: [] as ChatMessage[] }
  const asked = answerWith(async ({ name, body }) => {
    if (name === 'chat_search') return success({ messages: [aMessage(1, { text: 'Pears are ripe' })] })
    if (name === 'chat_changes') return success({ ...state, messages: server.fresh, more: 0 })
    if (name !== 'chat_messages') return success({ recdata: {} })
    const seq = Number(body['before'] ?? 5) - 1
    if (seq < 4) await server.turn
    if (server.isDown) return refusal('internal', 500)
    return success({ ...state, messages: [aMessage(seq)], ...(seq > 1 ? { next: `${seq}` } : {}) })
  })
  function Page() {
    const client = useQueryClient()
    const [isSearching, setSearching] = useState(true)
    return (
      <>
        <button onClick={() => void readVisibleAgain(client)}>Jana writes</button>
        <Thread
          chat={aChat()}
          isActive={false}
          isSearching={isSearching}
          onSearchEnd={() => setSearching(false)}
        />
      </>
    )
  }
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => {}
  renderOnPage(<Page />)
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'pears' } })
  return {
    server,
    result: await screen.findByRole('button', { name: /Pears are ripe/ }),
    pages: () => asked.filter(({ name, body }) => name === 'chat_messages' && body['before'] !== undefined),
  }
}

test('a search result that could not be reached leads nowhere later, and can be pressed again', async () => {
  const { server, result, pages } = await findFirst()
  server.isDown = true
  fireEvent.click(result)
  await screen.findByText("Couldn't load earlier messages.")
  server.isDown = false
  server.fresh = [aMessage(5)]
  fireEvent.click(screen.getByText('Jana writes'))
  await screen.findByText('Message 5')
  expect(pages()).toHaveLength(1)
  fireEvent.click(result)
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Message 1'))
  expect(pages()).toHaveLength(4)
})

test('once the search is closed its result takes nobody out of the field', async () => {
  const { server, result, pages } = await findFirst()
  const { promise, resolve } = Promise.withResolvers<void>()
  server.turn = promise
  fireEvent.click(result)
  await waitFor(() => expect(pages()).toHaveLength(1))
  fireEvent.click(screen.getByRole('button', { name: 'Close search' }))
  const field = await findField()
  act(() => field.focus())
  await act(async () => resolve())
  await screen.findByText('Message 3')
  expect(pages()).toHaveLength(1)
  expect(document.activeElement).toBe(field)
})

test('the same words said twice are announced twice', async () => {
  const { server } = await findFirst()
  const say = (...fresh: ChatMessage[]) => {
    server.fresh = fresh
    fireEvent.click(screen.getByText('Jana writes'))
  }
  say(aMessage(5, { text: 'ok' }))
  const first = await screen.findByText('Jana: ok')
  expect(first.closest('[role=status]')).not.toBeNull()
  say(aMessage(6, { text: 'ok' }))
  await waitFor(() => expect(screen.getByText('Jana: ok')).not.toBe(first))
})

test('a file that is pasted is sent to be downloaded, and shown with its name', async () => {
  const name = 'Rozpočet.csv'
  const attachment = { name, bytes: 6, type: 'text' as const, url: '/media/a/attachment' }
  serve({ messages: [aMessage(1, { text: '', file_type: 'attachment', file_state: 'ready', attachment })] })
  holdUpload()
  show()
  const shown = await screen.findByRole('list', { name: 'File by Jana' })
  const link = within(shown).getByRole('link')
  expect([link.getAttribute('href'), link.getAttribute('download')]).toEqual([attachment.url, name])
  const files = [new File(['a;b\n1;2'], name)]
  const field = await findField()
  fireEvent.paste(field, { clipboardData: { files, types: ['Files'], getData: () => '' } })
  await screen.findByRole('button', { name: `Remove ${name}` })
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(uploads.at(-1)?.files['attachment']?.name).toBe(name))
  expect(uploads.at(-1)?.fields).toMatchObject({ friend_id: '7' })
})
