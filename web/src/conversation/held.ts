/** What a client holds of a conversation: a stretch of it to its end, and how far it knows what has changed. */
import type { Message, QuotedMessage } from './message.ts'

/** How far one has read. */
export interface Reading {
  readonly last_read: number | null
  readonly unread_count: number
}

export interface Held<M extends Message> extends Reading {
  /** Without gaps to the latest one, oldest first. */
  readonly entries: readonly M[]
  /** Where the stretch before begins; undefined at the beginning of the conversation. */
  readonly next: string | undefined
  readonly last_change: number
  /** How far the other one has read, where only two talk. */
  readonly friend_read?: number
  /** Messages up to this place are gone. */
  readonly cleared_seq?: number
}

export interface Told<M extends Message>
  extends Reading, Pick<Held<M>, 'last_change' | 'friend_read' | 'cleared_seq'> {
  readonly recdata: readonly M[]
  readonly next?: string | undefined
}

const longestExcerpt = 140

function quoteOf({ id, full_name, message, is_deleted, picture, video, voice }: Message): QuotedMessage {
  if (is_deleted) return { id, full_name: null, excerpt: '', file_type: null, is_deleted }
  const file_type = voice ? 'audio' : video ? 'video' : picture ? 'image' : null
  return { id, full_name, excerpt: message.slice(0, longestExcerpt), file_type, is_deleted }
}

/** What is quoted may be deleted or restored; the entry that quotes it is not told of again. */
function requoted<M extends Message>(entry: M, changed: ReadonlyMap<number, M>): M {
  const quote = entry.replies_to
  const quoted = quote && changed.get(quote.id)
  if (!quoted || quoted.is_deleted === quote.is_deleted) return entry
  return { ...entry, replies_to: { ...quote, ...quoteOf(quoted) } }
}

/** The entries with these in them, each once, in their order. */
function merged<M extends Message>(held: readonly M[], told: readonly M[]): M[] {
  const changed = new Map(told.map((entry) => [entry.id, entry]))
  const known = new Set(held.map(({ id }) => id))
  // The answer of a write may be older than what was told meanwhile.
  const latest = (entry: M) => {
    const next = changed.get(entry.id)
    return next && next.change >= entry.change ? next : entry
  }
  const kept = held.map((entry) => requoted(latest(entry), changed))
  const added = [...changed.values()].filter(({ id }) => !known.has(id))
  return [...kept, ...added].toSorted((one, other) => one.seq - other.seq)
}

/** What the first page holds, which lists the latest first. */
export const heldFrom = <M extends Message>({ recdata, next, ...told }: Told<M>): Held<M> => ({
  ...told,
  next,
  entries: recdata.toReversed(),
})

/** With what has changed since; what is older than the stretch is not a part of it. */
export function withChanges<M extends Message>(held: Held<M>, { recdata, ...told }: Told<M>): Held<M> {
  const first = held.next === undefined ? 0 : (held.entries[0]?.seq ?? 0)
  const cleared = told.cleared_seq ?? 0
  const entries = merged(
    held.entries,
    recdata.filter(({ seq }) => seq >= first),
  ).filter(({ seq }) => seq > cleared)
  // Nothing is before what has become the first.
  const next = cleared > 0 && first <= cleared ? undefined : held.next
  return { ...held, ...told, next, entries }
}

/** With one entry as a write has answered it. */
export const withEntry = <M extends Message>(held: Held<M>, entry: M): Held<M> => ({
  ...held,
  entries: merged(held.entries, [entry]),
})

/** With the stretch before. */
export const withEarlier = <M extends Message>(
  held: Held<M>,
  { recdata, next }: Pick<Told<M>, 'recdata' | 'next'>,
): Held<M> => ({
  ...held,
  next,
  entries: merged([...recdata.toReversed(), ...held.entries], []),
})

/** The place of the first of so many unread messages, which are others'. */
export function firstUnread<M extends Message>(
  { entries, unread_count }: Pick<Held<M>, 'entries' | 'unread_count'>,
  me: number | undefined,
): number | undefined {
  const others = entries.filter((entry) => entry.user_id !== me && entry.is_deleted === 0)
  return unread_count === 0 ? undefined : others.at(-Math.min(unread_count, others.length))?.seq
}
