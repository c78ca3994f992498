import { notifyManager, onlineManager, type Query, type QueryClient } from '@tanstack/react-query'
import { call, type CallName } from './call.ts'
import { knownRow } from './call-rows.ts'
import { connection } from './connection.ts'
import { heard } from './heard.ts'
import { currentSession } from './session.ts'
import { keepSocket } from './socket.ts'
import { throttleByKey } from './throttle.ts'
import { topicsOf } from './topics.ts'

// Cards that fly past while scrolling are neither subscribed to nor read again.
const settled = 300
const hintPause = 1000
const pollEvery = 10_000
// After this long in the background a socket may have died silently.
const longAway = 30_000

/**
 * The third part of a list's key, marking its loaded pages. Topics never read these again, only the list's
 * head (see use-pages.ts), so that nothing moves under the reader's eyes.
 */
export const pagesMark = 'pages'

function isRead(key: readonly unknown[]): key is [CallName, object] {
  return typeof key[0] === 'string' && knownRow(key[0]) !== undefined && key[2] !== pagesMark
}

/** Returns the topics of a cached read; none for other queries and for a list's pages. */
export function topicsOfQuery(query: Query): string[] {
  const key = query.queryKey
  return isRead(key) ? topicsOf(key[0], key[1], query.state.data, currentSession()?.id) : []
}

/**
 * Makes the reads with one of these topics stale: those on screen are read again, the rest when next shown.
 * Settles when the screen is up to date.
 */
export async function makeStale(client: QueryClient, topics: Iterable<string>): Promise<void> {
  const changed = new Set(topics)
  if (changed.size === 0) return
  await client.invalidateQueries({
    predicate: (query) => topicsOfQuery(query).some((topic) => changed.has(topic)),
  })
  // The cache has the answers now; components are notified in a task of their own.
  await new Promise<void>((resolve) => notifyManager.schedule(resolve))
}

function isList({ state }: Query): boolean {
  const answer = state.data as { recdata?: unknown } | undefined
  return Array.isArray(answer?.recdata)
}

/**
 * Reads again everything on screen that is older than `olderThan` milliseconds. Lists go first: they bring
 * their rows along, which then need no call of their own.
 */
export async function readVisibleAgain(client: QueryClient, olderThan = 0): Promise<void> {
  const since = Date.now() - olderThan
  const outdated = (query: Query) =>
    isRead(query.queryKey) && Math.max(query.state.dataUpdatedAt, query.state.errorUpdatedAt) < since
  await client.refetchQueries({ type: 'active', predicate: (query) => outdated(query) && isList(query) })
  await client.refetchQueries({ type: 'active', predicate: outdated })
}

/** Reads everything again: at once what is on screen, the rest when next shown. */
export async function readAllAgain(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ predicate: ({ queryKey }) => isRead(queryKey), refetchType: 'none' })
  await readVisibleAgain(client)
}

/** Keeps what is on screen up to date: by the socket's hints, or by polling every 10 s without a socket. */
export function keepLive(client: QueryClient): () => void {
  const hints = throttleByKey(hintPause, (topics) => void makeStale(client, topics))
  const cache = client.getQueryCache()
  // When each read came on screen; `passing` has those that have not stayed long enough yet.
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
      // Shown from the cache: it may have changed while nothing was subscribed to it.
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
    // Also after an answer, which may fill a topic's template.
    settleSoon()
  })

  const stopHearing = heard.subscribe(settleSoon)

  const poll = setInterval(() => {
    if (connection() !== 'polling' || !currentSession() || document.visibilityState === 'hidden') return
    void readVisibleAgain(client)
    // An ended session must be noticed, whatever is on screen.
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
