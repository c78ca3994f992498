import { longestExcerpt, shortened } from '@commons/contract/shared/text/cutting.ts'
/**
 * The part of a conversation that a client holds: messages without gaps up to its end, and the last change it
 * knows of.
 */
import type { Message, QuotedMessage } from './message.ts'

/** How far the member has read. */
export interface Reading {
  readonly last_read: number | null
  readonly unread_count: number
}

export interface Held<M extends Message> extends Reading {
  /** All messages up to the latest without gaps, oldest first. */
  readonly entries: readonly M[]
  /** Cursor to the messages before; undefined at the beginning of the conversation. */
  readonly next: string | undefined
  readonly last_change: number
  /** How far the other member has read, in a conversation of two. */
  readonly friend_read?: number
  /** Messages up to this position are gone. */
  readonly cleared_seq?: number
}

export interface Told<M extends Message>
  extends Reading, Pick<Held<M>, 'last_change' | 'friend_read' | 'cleared_seq'> {
  readonly recdata: readonly M[]
  readonly next?: string | undefined
}

function quoteOf({
  id,
  full_name,
  message,
  is_deleted,
  picture,
  video,
  voice,
  attachment,
}: Message): QuotedMessage {
  if (is_deleted) return { id, full_name: null, excerpt: '', file_type: null, is_deleted }
  const file_type = voice ? 'audio' : video ? 'video' : picture ? 'image' : attachment ? 'attachment' : null
  return { id, full_name, excerpt: shortened(message, longestExcerpt), file_type, is_deleted }
}

/**
 * Updates an entry's quote if the quoted message was deleted or restored: the server does not send the
 * quoting entry again.
 */
function requoted<M extends Message>(entry: M, changed: ReadonlyMap<number, M>): M {
  const quote = entry.replies_to
  const quoted = quote && changed.get(quote.id)
  if (!quoted || quoted.is_deleted === quote.is_deleted) return entry
  return { ...entry, replies_to: { ...quote, ...quoteOf(quoted) } }
}

/** Merges entries, each once, ordered by position. */
function merged<M extends Message>(held: readonly M[], told: readonly M[]): M[] {
  const changed = new Map(told.map((entry) => [entry.id, entry]))
  const known = new Set(held.map(({ id }) => id))
  // A write's answer may be older than a change received since.
  const latest = (entry: M) => {
    const next = changed.get(entry.id)
    return next && next.change >= entry.change ? next : entry
  }
  const kept = held.map((entry) => requoted(latest(entry), changed))
  const added = [...changed.values()].filter(({ id }) => !known.has(id))
  return [...kept, ...added].toSorted((one, other) => one.seq - other.seq)
}

/** Returns what the first page holds; its rows are newest first. */
export const heldFrom = <M extends Message>({ recdata, next, ...told }: Told<M>): Held<M> => ({
  ...told,
  next,
  entries: recdata.toReversed(),
})

/** Adds the changes since the last known one; ignores messages older than the held part. */
export function withChanges<M extends Message>(held: Held<M>, { recdata, ...told }: Told<M>): Held<M> {
  const first = held.next === undefined ? 0 : (held.entries[0]?.seq ?? 0)
  const cleared = told.cleared_seq ?? 0
  const entries = merged(
    held.entries,
    recdata.filter(({ seq }) => seq >= first),
  ).filter(({ seq }) => seq > cleared)
  // If everything earlier was cleared, there is nothing before the first entry.
  const next = cleared > 0 && first <= cleared ? undefined : held.next
  return { ...held, ...told, next, entries }
}

/** Adds one entry as a write's answer has it. */
export const withEntry = <M extends Message>(held: Held<M>, entry: M): Held<M> => ({
  ...held,
  entries: merged(held.entries, [entry]),
})

/** Adds the page before. */
export const withEarlier = <M extends Message>(
  held: Held<M>,
  { recdata, next }: Pick<Told<M>, 'recdata' | 'next'>,
): Held<M> => ({
  ...held,
  next,
  entries: merged([...recdata.toReversed(), ...held.entries], []),
})

/** Returns the position of the first unread message, counting back `unread_count` messages of other members. */
export function firstUnread<M extends Message>(
  { entries, unread_count }: Pick<Held<M>, 'entries' | 'unread_count'>,
  me: number | undefined,
): number | undefined {
  const others = entries.filter((entry) => entry.user_id !== me && entry.is_deleted === 0)
  return unread_count === 0 ? undefined : others.at(-Math.min(unread_count, others.length))?.seq
}
