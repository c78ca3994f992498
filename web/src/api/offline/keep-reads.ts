import { hashKey, onlineManager, type Query, type QueryClient } from '@tanstack/react-query'
import { CallError } from '../call-error.ts'
import { pagesMark } from '../live.ts'
import { currentSession, rereadSession, watchSession, type Session } from '../session.ts'
import { chooseKept, isKept, type KeptRead } from './kept-reads.ts'
import { loadKept, saveKept, wipeKept, type Reader } from './kept-store.ts'
import { staleShown } from './stale-shown.ts'

// Scrolling through a list causes many changes; only the last ones matter.
const saveEvery = 3000
// After waiting this long, the member sees the kept answer and a note that it is old.
const slow = 4000
const mostInMemory = 300

const readerOf = ({ id, api_key }: Session): Reader => ({
  member: id,
  // The key's first part names the session; the rest is the secret.
  session: api_key.split('.')[0] ?? '',
})

const isSame = (one: Reader | undefined, other: Reader | undefined) =>
  one?.member === other?.member && one?.session === other?.session

// A refusal means that it is not there for this member; a lost network or a busy server means nothing.
const isGone = (error: unknown) =>
  error instanceof CallError &&
  error.status >= 400 &&
  error.status < 500 &&
  ![401, 429].includes(error.status)

/**
 * Keeps what a member reads, so that this browser can show it again offline, also after a reload. Wiped when
 * the session ends. If storage is full or forbidden, nothing is kept.
 */
export function keepReads(client: QueryClient) {
  const cache = client.getQueryCache()
  const kept = new Map<string, KeptRead>()
  const waiting = new Map<string, ReturnType<typeof setTimeout>>()
  let reader: Reader | undefined
  let loaded: Promise<void> = Promise.resolve()
  let timer: ReturnType<typeof setTimeout> | undefined
  // Writes and wipes run one after another.
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = (work: () => Promise<void>) => (last = last.then(work).catch(() => {}))

  function save(): void {
    clearTimeout(timer)
    timer = undefined
    void inTurn(async () => {
      await loaded
      // A page that slept may not know that the session has ended.
      rereadSession()
      if (!reader) return
      const reads = chooseKept([...kept.values()])
      if (kept.size > mostInMemory) {
        kept.clear()
        for (const read of reads) kept.set(hashKey(read.key), read)
      }
      await saveKept(reader, reads)
    })
  }

  /** Shows a kept answer, unless there is a newer one. */
  function show({ key, data, at }: KeptRead): void {
    const before = client.getQueryState(key)
    if (before?.data !== undefined) return
    client.setQueryData(key, data, { updatedAt: at })
  }

  async function showInstead(query: Query): Promise<void> {
    const found = kept.get(query.queryHash)
    if (!found || query.state.data !== undefined) return
    // A list that arrives now would replace the one being read; its head is still fetched.
    if (query.queryKey[2] === pagesMark) await client.cancelQueries({ queryKey: query.queryKey, exact: true })
    show(found)
    staleShown.set(true)
  }

  function stopWaiting(hash: string): void {
    clearTimeout(waiting.get(hash))
    waiting.delete(hash)
  }

  const stopWatching = cache.subscribe((event) => {
    if (event.type !== 'updated' || !isKept(event.query.queryKey)) return
    const { query, action } = event
    const { queryHash, queryKey, state } = query
    if (action.type === 'fetch' && state.data === undefined) {
      stopWaiting(queryHash)
      waiting.set(
        queryHash,
        setTimeout(() => void showInstead(query), onlineManager.isOnline() ? slow : 0),
      )
    } else if (action.type === 'success') {
      stopWaiting(queryHash)
      if (!action.manual) staleShown.set(false)
      // A kept answer that is shown again brings its own `rows`: no component has asked for it yet.
      const rows = query.meta?.rows ?? kept.get(queryHash)?.rows
      kept.set(queryHash, { key: queryKey, data: state.data, at: state.dataUpdatedAt, rows })
      timer ??= setTimeout(save, saveEvery)
    } else if (action.type === 'error') {
      stopWaiting(queryHash)
      if (isGone(action.error)) kept.delete(queryHash)
      else void showInstead(query)
    }
  })

  function begin(next: Reader | undefined): Promise<void> {
    if (isSame(next, reader)) return loaded
    const before = reader
    reader = next
    kept.clear()
    for (const hash of waiting.keys()) stopWaiting(hash)
    staleShown.set(false)
    if (before) void inTurn(wipeKept)
    if (!next) return (loaded = Promise.resolve())
    loaded = inTurn(async () => {
      for (const read of await loadKept(next)) {
        const hash = hashKey(read.key)
        if (isSame(next, reader) && !kept.has(hash)) kept.set(hash, read)
      }
    })
    return loaded
  }

  const stopSession = watchSession(() => {
    const session = currentSession()
    void begin(session ? readerOf(session) : undefined)
  })
  const onHidden = () => {
    if (document.visibilityState === 'hidden' && timer !== undefined) save()
  }
  document.addEventListener('visibilitychange', onHidden)

  return {
    /** Offline, puts all kept answers into the cache before the first page is drawn. */
    async restore(): Promise<void> {
      const session = currentSession()
      const ready = begin(session ? readerOf(session) : undefined)
      // Online the page need not wait: the server answers.
      if (onlineManager.isOnline()) return
      await ready
      for (const read of kept.values()) show(read)
    },
    stop() {
      stopWatching()
      stopSession()
      document.removeEventListener('visibilitychange', onHidden)
      clearTimeout(timer)
      for (const hash of waiting.keys()) stopWaiting(hash)
    },
  }
}
