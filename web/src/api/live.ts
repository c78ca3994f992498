import { notifyManager, onlineManager, type Query, type QueryClient } from '@tanstack/react-query'
import { call, type CallName } from './call.ts'
import { knownRow } from './call-rows.ts'
import { connection } from './connection.ts'
import { heard } from './heard.ts'
import { currentSession } from './session.ts'
import { keepSocket } from './socket.ts'
import { throttleByKey } from './throttle.ts'
import { topicsOf } from './topics.ts'

// Cards that fly past while somebody scrolls are neither subscribed nor read again.
const settled = 300
const hintPause = 1000
const pollEvery = 10_000
// After this long in the background a socket may have died without a word.
const longAway = 30_000

/**
 * The third part of a list's key marks its loaded pages. They stand still under the reader's eyes:
 * topics never read them again, only their head (see use-pages.ts).
 */
export const pagesMark = 'pages'

function isRead(key: readonly unknown[]): key is [CallName, object] {
  return typeof key[0] === 'string' && knownRow(key[0]) !== undefined && key[2] !== pagesMark
}

/** The topics of a cached read; none for what is no read of the contract or a list's pages. */
export function topicsOfQuery(query: Query): string[] {
  const key = query.queryKey
  return isRead(key) ? topicsOf(key[0], key[1], query.state.data, currentSession()?.id) : []
}

/**
 * Makes the reads with one of these topics stale: what is on screen is read again, the rest when it
 * is next shown. Settles when what is on screen is new.
 */
export async function makeStale(client: QueryClient, topics: Iterable<string>): Promise<void> {
  const changed = new Set(topics)
  if (changed.size === 0) return
  await client.invalidateQueries({
    predicate: (query) => topicsOfQuery(query).some((topic) => changed.has(topic)),
  })
  // The cache has the answers now; components are told of them in a task of their own.
  await new Promise<void>((resolve) => notifyManager.schedule(resolve))
}

function isList({ state }: Query): boolean {
  const answer = state.data as { recdata?: unknown } | undefined
  return Array.isArray(answer?.recdata)
}

/**
 * Reads everything again that is on screen, or of that what is old. Lists go first: they bring their rows along, which then
 * need no call of their own.
 */
export async function readVisibleAgain(client: QueryClient, olderThan = 0): Promise<void> {
  const since = Date.now() - olderThan
  const outdated = (query: Query) =>
    isRead(query.queryKey) && Math.max(query.state.dataUpdatedAt, query.state.errorUpdatedAt) < since
  await client.refetchQueries({ type: 'active', predicate: (query) => outdated(query) && isList(query) })
  await client.refetchQueries({ type: 'active', predicate: outdated })
}

/** Keeps what is on screen true: by the socket's hints, or every 10 s while there is no socket. */
export function keepLive(client: QueryClient): () => void {
  const hints = throttleByKey(hintPause, (topics) => void makeStale(client, topics))
  const cache = client.getQueryCache()
  // When each read on screen came there, and those of them that have not stayed long enough yet.
  const shownSince = new Map<string, number>()
  const passing = new Set<string>()

  const visible = () => cache.findAll({ type: 'active' }).filter((query) => isRead(query.queryKey))
  const socket = keepSocket({
    hints(topics) {
      heard.tell(topics)
      hints.hit(topics)
    },
    resync: (olderThan) => void readVisibleAgain(client, olderThan),
    topics: () => [
      ...visible()
        .filter(({ queryHash }) => !passing.has(queryHash))
        .flatMap(topicsOfQuery),
      ...heard.topics(),
    ],
  })

  let settling: ReturnType<typeof setTimeout> | undefined
  function settle() {
    settling = undefined
    for (const query of visible()) {
      const { queryHash, state } = query
      if (!passing.has(queryHash) || Date.now() - (shownSince.get(queryHash) ?? 0) < settled) continue
      passing.delete(queryHash)
      // Shown from the cache: it may have changed while nobody listened.
      if (state.data !== undefined && state.fetchStatus === 'idle' && query.isStale())
        query.fetch().catch(() => {})
    }
    socket.subscribe()
    if (passing.size > 0) settleSoon()
  }
  function settleSoon() {
    settling ??= setTimeout(settle, settled)
  }

  const stopWatching = cache.subscribe(({ type, query }) => {
    const { queryHash } = query
    if (type === 'observerAdded' && !shownSince.has(queryHash)) {
      shownSince.set(queryHash, Date.now())
      passing.add(queryHash)
    } else if (type === 'observerRemoved' && query.getObserversCount() === 0) {
      shownSince.delete(queryHash)
      passing.delete(queryHash)
    } else if (type !== 'updated') return
    // Also after an answer: it may fill a topic's template.
    settleSoon()
  })

  const stopHearing = heard.subscribe(settleSoon)

  const poll = setInterval(() => {
    if (connection() !== 'polling' || !currentSession() || document.visibilityState === 'hidden') return
    void readVisibleAgain(client)
    // Whatever is on screen, an ended session must be noticed.
    if (!visible().some(({ queryKey }) => queryKey[0] === 'avatar_banner'))
      call('avatar_banner', {}).catch(() => {})
  }, pollEvery)

  let leftAt = Date.now()
  function cameOrWent() {
    if (document.visibilityState === 'hidden') leftAt = Date.now()
    else if (Date.now() - leftAt > longAway && onlineManager.isOnline()) void readVisibleAgain(client)
  }
  document.addEventListener('visibilitychange', cameOrWent)

  return () => {
    stopWatching()
    stopHearing()
    socket.stop()
    hints.stop()
    clearTimeout(settling)
    clearInterval(poll)
    document.removeEventListener('visibilitychange', cameOrWent)
  }
}
