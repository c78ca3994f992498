import { useEffect, useState } from 'react'
import { useRead } from '../../../api/use-call.ts'
import { store, useStore } from '../../../ui/store.ts'

/** In milliseconds. A server that is slower than this doesn't keep the page away. */
const patience = 5000

/** Whether a page was drawn before the account was known: what only that says would move it. */
const withoutAccount = store(false)

/**
 * Returns whether a page may be drawn: the account is known, and with it what is above everything. theme.js asks for it
 * while the client is still loading, so it is hardly ever waited for.
 */
export function useStarted(): boolean {
  const { data, error, isPaused } = useRead('show_language', {}, { enabled: false })
  const [isStarted, setStarted] = useState(false)
  const isKnown = data !== undefined || error !== null || isPaused
  if (isKnown && !isStarted) setStarted(true)
  useEffect(() => {
    if (isStarted) return
    const timer = setTimeout(() => {
      withoutAccount.set(true)
      setStarted(true)
    }, patience)
    return () => clearTimeout(timer)
  }, [isStarted])
  // The frame is drawn anew after a login.
  useEffect(() => () => withoutAccount.set(false), [])
  return isStarted
}

/** Returns whether the account came too late to put anything above the page. */
export const useIsLate = (): boolean => useStore(withoutAccount)
