import { expect, test } from 'vitest'
import { firstUnread, heldFrom, withChanges, withEarlier, withEntry } from './message-window.ts'
import { anEntry } from '../features/groups/chat/test-chat.ts'

const reading = { last_read: null, unread_count: 0 }
const seqs = ({ entries }: { entries: ReadonlyArray<{ seq: number }> }) => entries.map(({ seq }) => seq)
const held = (next: string | undefined, ...of: number[]) =>
  heldFrom({ ...reading, last_change: 9, next, recdata: of.toReversed().map((seq) => anEntry(seq)) })

test('what changes joins what is held once and in order; what is before it does not', () => {
  const told = { ...reading, last_change: 12, recdata: [anEntry(1, { change: 10 }), anEntry(6), anEntry(5)] }
  expect(seqs(withChanges(held('3', 3, 4), told))).toEqual([3, 4, 5, 6])
  // At the beginning of the chat, there is nothing before it.
  expect(seqs(withChanges(held(undefined, 3, 4), told))).toEqual([1, 3, 4, 5, 6])
  expect(seqs(withEarlier(held('3', 3, 4), { next: undefined, recdata: [anEntry(2), anEntry(1)] }))).toEqual([
    1, 2, 3, 4,
  ])
})

test('an answer that is older than what was told changes nothing', () => {
  const now = withChanges(held(undefined, 1), {
    ...reading,
    last_change: 12,
    recdata: [anEntry(1, { change: 12, like_count: 2 })],
  })
  expect(withEntry(now, anEntry(1, { change: 11, like_count: 1 })).entries[0]?.like_count).toBe(2)
  expect(withEntry(now, anEntry(1, { change: 13, like_count: 3 })).entries[0]?.like_count).toBe(3)
})

test('what quotes a message says when that is gone, and what it says once it is restored', () => {
  const quote = {
    id: 101,
    seq: 1,
    full_name: 'Jana',
    excerpt: 'secret',
    file_type: null,
    is_deleted: 0,
  } as const
  const now = withEntry(held(undefined, 1), anEntry(2, { replies_to: quote }))
  const then = withChanges(now, {
    ...reading,
    last_change: 12,
    recdata: [anEntry(1, { change: 12, is_deleted: 1, message: '' })],
  })
  expect(then.entries[1]?.replies_to).toMatchObject({ is_deleted: 1, excerpt: '', full_name: null })
  const again = withEntry(then, anEntry(1, { change: 13, full_name: 'Jana', message: 'secret' }))
  expect(again.entries[1]?.replies_to).toEqual(quote)
})

test('the first unread message is found among those of others', () => {
  const chat = { ...held(undefined, 1, 2, 3, 4), unread_count: 2 }
  const entries = chat.entries.map((entry) => (entry.seq === 3 ? { ...entry, user_id: 3 } : entry))
  expect(firstUnread({ ...chat, entries }, 3)).toBe(2)
  expect(firstUnread({ ...chat, unread_count: 0 }, 3)).toBeUndefined()
})
