import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { CallError } from '../api/call-error.ts'
import type { CallName } from '../api/call.ts'
import {
  heldFrom,
  withChanges,
  withEarlier,
  withEntry,
  type Held,
  type Reading,
  type Told,
} from './message-window.ts'
import type { Message } from './message.ts'

const pageSize = 30
/** After this many answers full of changes, the end is fetched again instead. */
const mostParts = 5

interface Page {
  readonly limit: number
  readonly before?: string
}

/** The calls of one conversation, made by the feature it belongs to. */
export interface Conversation<M extends Message> {
  /** Begins with the call that has its topic, so that hints, polling and a reconnected socket read it again. */
  readonly key: readonly [CallName, object]
  readonly history: (page: Page, signal?: AbortSignal) => Promise<Told<M>>
  readonly changes: (since: number, signal: AbortSignal) => Promise<Told<M> & { readonly more: 0 | 1 }>
  /** Tells the server how far the member has read. */
  readonly read: (seq: number) => Promise<Reading>
}

type Of<M extends Message> = Pick<Conversation<M>, 'key'>

async function readAll<M extends Message>(
  { history, changes }: Conversation<M>,
  held: Held<M> | undefined,
  signal: AbortSignal,
): Promise<Held<M>> {
  let now = held
  for (let part = 0; now !== undefined && part < mostParts; part++) {
    const { more, ...told } = await changes(now.last_change, signal)
    now = withChanges(now, told)
    if (more === 0) return now
  }
  return heldFrom(await history({ limit: pageSize }, signal))
}

/** Shows an entry as a write's answer has it. */
export function putEntry<M extends Message>(client: QueryClient, { key }: Of<M>, entry: M): void {
  client.setQueryData<Held<M>>(key, (held) => held && withEntry(held, entry))
}

export function putReading<M extends Message>(
  client: QueryClient,
  { key }: Of<M>,
  { last_read, unread_count }: Reading,
): void {
  client.setQueryData<Held<M>>(key, (held) => held && { ...held, last_read, unread_count })
}

/**
 * Reads a conversation from its end back as far as was asked for, and keeps it up to date by reading only
 * changes.
 */
export function useHeld<M extends Message>(of: Conversation<M>) {
  const { key } = of
  const client = useQueryClient()
  const read = useQuery<Held<M>, CallError>({
    queryKey: key,
    queryFn: ({ signal }) => readAll(of, client.getQueryData<Held<M>>(key), signal),
    structuralSharing: false,
  })
  const [earlier, setEarlier] = useState<'idle' | 'loading' | 'failed'>('idle')

  const underWay = useRef<Promise<boolean>>(undefined)

  async function loadBefore(before: string): Promise<boolean> {
    setEarlier('loading')
    try {
      const page = await of.history({ limit: pageSize, before })
      const isNext = client.getQueryData<Held<M>>(key)?.next === before
      if (isNext) client.setQueryData<Held<M>>(key, (held) => held && withEarlier(held, page))
      setEarlier('idle')
      return isNext
    } catch {
      setEarlier('failed')
      return false
    } finally {
      underWay.current = undefined
    }
  }

  /**
   * Loads one earlier page and returns whether more is held now. Calls made while it loads share its answer.
   */
  async function loadEarlier(): Promise<boolean> {
    const before = client.getQueryData<Held<M>>(key)?.next
    if (before === undefined) return false
    return (underWay.current ??= loadBefore(before))
  }

  return { read, earlier, loadEarlier }
}
