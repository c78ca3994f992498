import { useEffect } from 'react'
import { openCalls } from '../../api/call-rows.ts'
import { keepInstalled } from '../../api/offline/new-version.ts'
import { savesData } from '../../ui/network.ts'

const calm = 4000

// Timers of pages in the background come late, and a page may never be calm.
const longestWait = 60_000

/** So long since the page has asked for anything, in milliseconds. */
function quietFor(): number {
  const last = performance.getEntriesByType('resource').at(-1)
  return performance.now() - (last?.startTime ?? 0)
}

/** Waits for a while without a request: whoever opens a page must not share the network with this. */
function whenCalm(signal: AbortSignal): Promise<void> {
  const begun = performance.now()
  return new Promise((resolve) => {
    const look = () => {
      if (signal.aborted) return
      const rest = calm - quietFor()
      if (rest <= 0 || performance.now() - begun > longestWait) resolve()
      else setTimeout(look, rest)
    }
    setTimeout(look, calm)
  })
}

/** Waits for a moment in which the page has nothing to draw; in a page that is never still, for a while. */
function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: calm })
    else setTimeout(resolve, 100)
  })
}

type Pieces = ReadonlyArray<() => Promise<unknown>>

const pieces: Pieces = [
  openCalls,
  () => import('../../ui/Toasts.tsx'),
  () => import('../../ui/ConfirmHost.tsx'),
  () => import('../../ui/DialogBody.tsx'),
  () => import('../../ui/ActionMenuList.tsx'),
  () => import('./AccountMenuBody.tsx'),
  () => import('./KeyboardHelp.tsx'),
  () => import('./MenuSheet.tsx'),
  () => import('./NotFoundPage.tsx'),
  () => import('./PeopleDialog.tsx'),
  () => import('./search/Search.tsx'),
  () => import('../chat/button/public.ts').then(({ loadPanel }) => loadPanel()),
]

/** One at a time: all at once would hold up a page that is being scrolled. */
async function fetchAll(list: Pieces, signal: AbortSignal): Promise<void> {
  for (const fetchOne of list) {
    await whenIdle()
    if (signal.aborted) return
    // Each is tried again when it is needed.
    await fetchOne().catch(() => {})
  }
}

async function warmUp(signal: AbortSignal): Promise<void> {
  await whenCalm(signal)
  // Whoever saves data gets what they open.
  if (!savesData()) {
    await fetchAll(pieces, signal)
    const posts = await import('../posts/public.ts').catch(() => undefined)
    await fetchAll(posts?.piecesOfPosts ?? [], signal)
    await whenCalm(signal)
  }
  // A browser that does not allow it, or a server that is away: then the page needs its network.
  await keepInstalled().catch(() => {})
}

/**
 * Fetches what opens at a press while there is a network and time, and then keeps all the rest for when
 * there is none: offline, a menu must still open.
 */
export function useWarmUp(): void {
  useEffect(() => {
    const stop = new AbortController()
    void warmUp(stop.signal)
    return () => stop.abort()
  }, [])
}
