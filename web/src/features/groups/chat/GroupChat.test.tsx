import type { GroupChatEntry } from '@commons/contract/groups/chat.ts'
import { onlineManager } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerWith, refusal, success, type ByCall } from '../../../api/test-server.ts'
import { logIn } from '../../../compose/test-compose.ts'
import { outbox } from '../../../compose/outbox/outbox.ts'
import { startSender } from '../../../compose/outbox/sender.ts'
import { createQueryClient } from '../../../api/query-client.ts'
import { deleteAndRestore, leaveConversation } from '../../../conversation/test-conversation.ts'
import { renderOnPage } from '../test-groups.tsx'
import GroupChat from './GroupChat.tsx'
import { anEntry } from './test-chat.ts'
import { messageKind } from './waiting-messages.ts'

vi.mock(
  '../../../compose/outbox/outbox-store.ts',
  () => import('../../../compose/outbox/test-outbox-store.ts'),
)
vi.mock('idb-keyval', () => import('../../../compose/test-idb.ts'))

beforeEach(() => logIn(3))
afterEach(leaveConversation)

interface Served {
  entries: GroupChatEntry[]
  unread?: number
  next?: string
  typing?: Array<{ user_id: number; full_name: string; typed_at: string }>
  answers?: ByCall<() => ReturnType<typeof success>>
}

function serve({ entries, unread = 0, next, typing = [], answers = {} }: Served) {
  const chat = { last_read: 0, unread_count: unread, last_seq: entries.length, last_change: entries.length }
  return answerWith(({ name, body }) => {
    const own = answers[name]
    if (own) return own()
    if (name === 'group_chat_history')
      return body['before'] === undefined
        ? success({ ...chat, recdata: entries.toReversed(), next })
        : success({ ...chat, recdata: [anEntry(1)] })
    if (name === 'group_chat_changes') return success({ ...chat, recdata: [], more: 0 })
    if (name === 'group_chat_typing_list') return success({ recdata: typing })
    if (name === 'group_chat_read') return success({ last_read: entries.length, unread_count: 0 })
    if (name === 'show_upload_limits') return refusal('call_not_found', 404)
    return success({ recdata: { avatar: null } })
  })
}

const show = (may: { mayWrite?: boolean; mayDelete?: boolean } = {}) =>
  renderOnPage(<GroupChat groupId={5} mayWrite mayDelete={false} {...may} />)

test('messages stand in their order below their days, each run below one name', async () => {
  serve({
    entries: [
      anEntry(1, { created_at: '2026-11-20T08:00:00.000Z' }),
      anEntry(2, { message: 'see https://example.org' }),
      anEntry(3, { user_id: 3, full_name: 'Me' }),
      anEntry(4, { is_deleted: 1, message: '' }),
    ],
  })
  show()
  const log = await screen.findByRole('log', { name: 'Messages' })
  expect(
    within(log)
      .getAllByText(/^Message \d$/)
      .map((each) => each.textContent),
  ).toEqual(['Message 1', 'Message 3'])
  within(log).getByText('Message deleted')
  expect(within(log).getByRole('link', { name: 'https://example.org' }).getAttribute('rel')).toContain(
    'noopener',
  )
  // The viewer's own messages have no name.
  expect(within(log).queryByText('Me')).toBeNull()
  expect(within(log).getAllByText(/November/)).toHaveLength(2)
})

test('unread messages begin below a line, and are read once the end is in sight', async () => {
  const asked = serve({ entries: [anEntry(1), anEntry(2), anEntry(3)], unread: 2 })
  show()
  const line = await screen.findByText('New messages')
  expect(line.compareDocumentPosition(screen.getByText('Message 1'))).toBe(Node.DOCUMENT_POSITION_PRECEDING)
  expect(line.compareDocumentPosition(screen.getByText('Message 2'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await waitFor(() => expect(asked.find(({ name }) => name === 'group_chat_read')?.body['seq']).toBe(3))
  // The divider stays until the chat is left.
  screen.getByText('New messages')
})

test('what is before is a press away', async () => {
  serve({ entries: [anEntry(2), anEntry(3)], next: '2' })
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Show earlier messages' }))
  await screen.findByText('Message 1')
  expect(screen.queryByRole('button', { name: 'Show earlier messages' })).toBeNull()
})

test('Enter sends once and a line break is none; what is written offline waits with a clock', async () => {
  const asked = serve({
    entries: [anEntry(1)],
    answers: { group_chat: () => success({ recdata: anEntry(2, { user_id: 3, message: 'hello' }) }) },
  })
  show()
  const field = await screen.findByRole('textbox', { name: 'Write a message…' })
  act(() => onlineManager.setOnline(false))
  fireEvent.change(field, { target: { value: '   ' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(outbox.get().size).toBe(0)
  fireEvent.change(field, { target: { value: 'hello' } })
  fireEvent.keyDown(field, { key: 'Enter', shiftKey: true })
  expect(outbox.get().size).toBe(0)
  fireEvent.keyDown(field, { key: 'Enter' })
  expect((field as HTMLTextAreaElement).value).toBe('')
  await screen.findByText('Waiting to send')
  const stop = startSender(createQueryClient(), { group_message: async () => messageKind })
  expect(asked.some(({ name }) => name === 'group_chat')).toBe(false)
  act(() => onlineManager.setOnline(true))
  await waitFor(() => expect(outbox.get().size).toBe(0))
  const sent = asked.filter(({ name }) => name === 'group_chat')
  expect(sent.map(({ body }) => [body['group_id'], body['message']])).toEqual([[5, 'hello']])
  expect(sent[0]?.body['idempotency_key']).toMatch(/.{8}/)
  stop()
})

test('text over the limit is kept, marked and not sent', async () => {
  serve({ entries: [anEntry(1)] })
  show()
  const field = await screen.findByRole('textbox', { name: 'Write a message…' })
  fireEvent.change(field, { target: { value: 'x'.repeat(1502) } })
  fireEvent.keyDown(field, { key: 'Enter' })
  expect((field as HTMLTextAreaElement).value).toHaveLength(1502)
  expect(outbox.get().size).toBe(0)
  expect((screen.getByRole('button', { name: 'Send' }) as HTMLButtonElement).disabled).toBe(true)
})

test('a reply keeps what is written, says to whom, leaves under the message’s id, and can be given up', async () => {
  serve({ entries: [anEntry(1)] })
  show()
  const reply = await screen.findByRole('button', { name: 'Reply to Jana' })
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Write a message…' })
  act(() => onlineManager.setOnline(false))
  fireEvent.change(field, { target: { value: 'indeed' } })
  fireEvent.click(reply)
  expect(screen.getByText(/^Replying to/).textContent).toContain('Message 1')
  expect(document.activeElement).toBe(field)
  expect(field.value).toBe('indeed')
  fireEvent.click(screen.getByRole('button', { name: 'Cancel reply' }))
  expect(screen.queryByText(/^Replying to/)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Reply to Jana' }))
  // The first Escape only cancels the reply.
  fireEvent.keyDown(field, { key: 'Escape' })
  expect(screen.queryByText(/^Replying to/)).toBeNull()
  expect(document.activeElement).toBe(field)
  fireEvent.click(screen.getByRole('button', { name: 'Reply to Jana' }))
  fireEvent.keyDown(field, { key: 'Enter' })
  const [row] = [...outbox.get().values()]
  expect(row?.what).toMatchObject({ kind: 'group_message', group_id: 5, replyTo: 101, text: 'indeed' })
  expect(screen.queryByText(/^Replying to/)).toBeNull()
  // The reply stays visible while it waits.
  expect(field.value).toBe('')
  screen.getByText('indeed')
})

test('members who are typing are named, unless their message is there', async () => {
  const typed_at = '2026-11-20T08:00:00.000Z'
  const typing = [
    { user_id: 7, full_name: 'Jana', typed_at },
    { user_id: 8, full_name: 'Petr', typed_at },
  ]
  const findTyping = () =>
    screen.findByText((_, element) => element?.textContent?.endsWith('typing…') ?? false, { selector: 'p' })
  serve({ entries: [anEntry(1, { created_at: '2026-11-20T07:00:00.000Z' })], typing })
  const { unmount } = show()
  expect((await findTyping()).textContent).toBe('Jana and Petr are typing…')
  unmount()
  serve({ entries: [anEntry(1, { created_at: '2026-11-20T08:00:01.000Z' })], typing })
  show()
  expect((await findTyping()).textContent).toBe('Petr is typing…')
})

test('a tap or a long press on a message brings its tools, and another tap puts them away', async () => {
  serve({ entries: [anEntry(1), anEntry(2)] })
  show()
  const first = await screen.findByText('Message 1')
  const touched = () =>
    [...document.querySelectorAll('[data-touched]')].map((each) => each.getAttribute('data-message'))
  fireEvent.click(first)
  expect(touched()).toEqual(['101'])
  fireEvent.click(screen.getByText('Message 2'))
  expect(touched()).toEqual(['102'])
  fireEvent.contextMenu(first)
  expect(touched()).toEqual(['101'])
  fireEvent.click(first)
  expect(touched()).toEqual([])
})

test('a like shows at once and takes the place of a dislike', async () => {
  const asked = serve({
    entries: [anEntry(1, { dislike_count: 1, user_dislike: 1 })],
    answers: {
      group_chat_like: () => success({ recdata: anEntry(1, { like_count: 1, user_like: 1, change: 2 }) }),
    },
  })
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Like' }))
  expect(screen.getByRole('button', { name: 'Like, 1 like' }).getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByRole('button', { name: 'Dislike' }).getAttribute('aria-pressed')).toBe('false')
  await waitFor(() => expect(asked.some(({ name }) => name === 'group_chat_like')).toBe(true))
})

test('one deletes what is one’s own, and who moderates anything, once that is confirmed, and can take that back', async () => {
  const asked = serve({
    entries: [anEntry(1)],
    answers: {
      group_chat_delete: () => success({ recdata: anEntry(1, { is_deleted: 1, message: '', change: 2 }) }),
      group_chat_restore: () => success({ recdata: anEntry(1, { change: 3 }) }),
    },
  })
  show({ mayDelete: true })
  await deleteAndRestore('Menu of the message from Jana', () =>
    asked.some(({ name }) => name === 'group_chat_delete'),
  )
  expect(asked.find(({ name }) => name === 'group_chat_restore')?.body['group_chat_id']).toBe(101)
})

test('who may not write reads', async () => {
  serve({ entries: [anEntry(1)] })
  show({ mayWrite: false })
  await screen.findByText('Message 1')
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Reply to Jana' })).toBeNull()
})

test('without messages it says so', async () => {
  serve({ entries: [] })
  show()
  await screen.findByText('No messages yet')
})

test('a chat that did not load says why, and can be tried again', async () => {
  let isThere = false
  const chat = { last_read: null, unread_count: 0, last_seq: 1, last_change: 1 }
  serve({
    entries: [],
    answers: {
      group_chat_history: () =>
        isThere ? success({ ...chat, recdata: [anEntry(1)] }) : refusal('group_not_found', 404),
    },
  })
  show()
  await screen.findByText('Text of group_not_found')
  isThere = true
  fireEvent.click(screen.getByRole('button', { name: /Try again|Retry/ }))
  await screen.findByText('Message 1')
})

test('what is not loaded yet says that one is offline', async () => {
  serve({ entries: [anEntry(1)] })
  onlineManager.setOnline(false)
  show()
  await screen.findByText(/You're offline/)
  act(() => onlineManager.setOnline(true))
  await screen.findByText('Message 1')
})
