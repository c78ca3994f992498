/** What a client holds of a chat: a stretch of it to its end, and how far it knows what has changed. */
import type { GroupChatEntry } from '@commons/contract/groups-chat.ts'

export interface HeldChat {
  /** Without gaps to the latest one, oldest first. */
  readonly entries: readonly GroupChatEntry[]
  /** Where the stretch before begins; undefined at the beginning of the chat. */
  readonly next: string | undefined
  readonly last_change: number
  readonly last_read: number | null
  readonly unread_count: number
}

interface Told extends Pick<HeldChat, 'last_change' | 'last_read' | 'unread_count'> {
  readonly recdata: readonly GroupChatEntry[]
  readonly next?: string | undefined
}

/** Of what is quoted only that it is gone changes; the entry that quotes it is not told of again. */
function requoted(entry: GroupChatEntry, changed: ReadonlyMap<number, GroupChatEntry>): GroupChatEntry {
  const quote = entry.replies_to
  if (quote === null || quote.is_deleted || changed.get(quote.id)?.is_deleted !== 1) return entry
  return { ...entry, replies_to: { ...quote, full_name: null, excerpt: '', file_type: null, is_deleted: 1 } }
}

/** The entries with these in them, each once, in their order. */
function merged(held: readonly GroupChatEntry[], told: readonly GroupChatEntry[]): GroupChatEntry[] {
  const changed = new Map(told.map((entry) => [entry.id, entry]))
  const known = new Set(held.map(({ id }) => id))
  // The answer of a write may be older than what was told meanwhile.
  const latest = (entry: GroupChatEntry) => {
    const next = changed.get(entry.id)
    return next && next.change >= entry.change ? next : entry
  }
  const kept = held.map((entry) => requoted(latest(entry), changed))
  const added = [...changed.values()].filter(({ id }) => !known.has(id))
  return [...kept, ...added].toSorted((one, other) => one.seq - other.seq)
}

/** What the first page holds, which lists the latest first. */
export const heldFrom = ({ recdata, next, ...told }: Told): HeldChat => ({
  ...told,
  next,
  entries: recdata.toReversed(),
})

/** With what has changed since; what is older than the stretch is not a part of it. */
export function withChanges(held: HeldChat, { recdata, ...told }: Told): HeldChat {
  const first = held.next === undefined ? 0 : (held.entries[0]?.seq ?? 0)
  return {
    ...held,
    last_change: told.last_change,
    last_read: told.last_read,
    unread_count: told.unread_count,
    entries: merged(
      held.entries,
      recdata.filter(({ seq }) => seq >= first),
    ),
  }
}

/** With one entry as a write has answered it. */
export const withEntry = (held: HeldChat, entry: GroupChatEntry): HeldChat => ({
  ...held,
  entries: merged(held.entries, [entry]),
})

/** With the stretch before. */
export const withEarlier = (held: HeldChat, { recdata, next }: Pick<Told, 'recdata' | 'next'>): HeldChat => ({
  ...held,
  next,
  entries: merged([...recdata.toReversed(), ...held.entries], []),
})

/** The place of the first of so many unread messages, which are others'. */
export function firstUnread({ entries, unread_count }: HeldChat, me: number | undefined): number | undefined {
  const others = entries.filter((entry) => entry.user_id !== me && entry.is_deleted === 0)
  return unread_count === 0 ? undefined : others.at(-Math.min(unread_count, others.length))?.seq
}
