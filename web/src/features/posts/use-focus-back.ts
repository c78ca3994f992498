import { useEffect, useRef, type RefObject } from 'react'

/**
 * Takes the focus when something has changed here and what had the focus went away with it: a keyboard
 * would start from the top of the page.
 */
export function useFocusBack(changes: unknown): RefObject<HTMLButtonElement | null> {
  const target = useRef<HTMLButtonElement>(null)
  const before = useRef(changes)
  useEffect(() => {
    if (before.current === changes) return
    before.current = changes
    if (document.activeElement === document.body) target.current?.focus({ preventScroll: true })
  }, [changes])
  return target
}
