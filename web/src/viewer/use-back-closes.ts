import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The picture viewer that this history entry belongs to. */
    viewer?: string
  }
}

/**
 * Makes the browser's Back close a dialog instead of leaving the page. If the dialog closes otherwise, its
 * history entry is removed.
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
      // If what closed it navigates elsewhere, the entry stays behind in the history.
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
