import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Which picture viewer this entry of the history stands for. */
    viewer?: string
  }
}

/**
 * Makes the browser's Back close a dialog instead of leaving the page. Closed otherwise, the entry that stood
 * for it goes away, too.
 */
export function useBackCloses(onClose: () => void): void {
  const router = useRouter()
  const [mark] = useState(() => crypto.randomUUID())
  const isHere = useRouterState({ select: ({ location }) => location.state.viewer === mark })
  const wasHere = useRef(false)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  const close = useRef(onClose)
  close.current = onClose

  useEffect(() => {
    clearTimeout(leaving.current)
    if (router.state.location.state.viewer !== mark)
      void router.navigate({
        to: '.',
        search: true,
        state: (state) => ({ ...state, viewer: mark }),
        resetScroll: false,
      })
    return () => {
      // What closed it may be leading elsewhere; then the entry stays behind where it belongs.
      leaving.current = setTimeout(() => {
        if (router.state.location.state.viewer === mark) router.history.back()
      })
    }
  }, [router, mark])

  useEffect(() => {
    if (isHere) wasHere.current = true
    else if (wasHere.current) close.current()
  }, [isHere])
}
