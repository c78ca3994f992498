import { useEffect } from 'react'
import { type LookKind, noteLook } from './looks.ts'

/** Counts a page that is open and visible; does nothing while `id` is undefined. */
export function usePageview(kind: Exclude<LookKind, 'impressions'>, id: number | undefined): void {
  useEffect(() => {
    if (id === undefined) return
    const note = () => {
      if (document.visibilityState === 'visible') noteLook(kind, id)
    }
    note()
    // For tabs opened in the background.
    document.addEventListener('visibilitychange', note)
    return () => document.removeEventListener('visibilitychange', note)
  }, [kind, id])
}
