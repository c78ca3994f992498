import { useEffect } from 'react'
import { openCalls } from '../../../api/call-rows.ts'
import { keepInstalled } from '../../../api/offline/new-version.ts'
import { savesData } from '../../../ui/states/network.ts'

const calm = 4000

// In milliseconds. Limits the wait on pages that never stop sending requests and in background tabs.
const longestWait = 60_000

/** Milliseconds since the page's last request. */
function quietFor(): number {
  const last = performance.getEntriesByType('resource').at(-1)
  return performance.now() - (last?.startTime ?? 0)
}

/** Waits for a while without requests, so as not to compete with the opening page for the network. */
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

/** Waits until the page is idle; on a page that is always busy, for a limited time. */
function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari lacks requestIdleCallback.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: calm })
    else setTimeout(resolve, 100)
  })
}

type Pieces = ReadonlyArray<() => Promise<unknown>>

const pieces: Pieces = [
  openCalls,
  () => import('../../../ui/notices/Toasts.tsx'),
  () => import('../../../ui/dialog/ConfirmHost.tsx'),
  () => import('../../../ui/dialog/DialogBody.tsx'),
  () => import('../../../ui/actions/ActionMenuList.tsx'),
  () => import('../account-menu/AccountMenuBody.tsx'),
  () => import('../help/KeyboardHelp.tsx'),
  () => import('./MenuSheet.tsx'),
  () => import('../not-found/NotFoundPage.tsx'),
  () => import('../dashboard/PeopleDialog.tsx'),
  () => import('../search/Search.tsx'),
  () => import('../../reels/not-published/public.ts').then(({ loadNotPublished }) => loadNotPublished()),
  () => import('../../chat/button/public.ts').then(({ loadPanel }) => loadPanel()),
]

/** Loads modules one at a time: all at once would make scrolling jerky. */
async function fetchAll(list: Pieces, signal: AbortSignal): Promise<void> {
  for (const fetchOne of list) {
    await whenIdle()
    if (signal.aborted) return
    // It is loaded again when needed.
    await fetchOne().catch(() => {})
  }
}

async function warmUp(signal: AbortSignal): Promise<void> {
  await whenCalm(signal)
  // With data saver on, load only what the member opens.
  if (!savesData()) {
    await fetchAll(pieces, signal)
    const posts = await import('../../posts/public.ts').catch(() => undefined)
    await fetchAll(posts?.piecesOfPosts ?? [], signal)
    await whenCalm(signal)
  }
  // If the browser forbids it or the server is unreachable, the page needs its network.
  await keepInstalled().catch(() => {})
}

/**
 * Preloads what a press may open while there is network and time, then stores the rest for offline use: a
 * menu must open offline too.
 */
export function useWarmUp(): void {
  useEffect(() => {
    const stop = new AbortController()
    void warmUp(stop.signal)
    return () => stop.abort()
  }, [])
}
