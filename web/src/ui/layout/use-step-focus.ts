import { useEffect, useRef, type RefObject } from 'react'

/**
 * Returns a ref to the element that takes the focus when `step` changes, because the pressed button is gone
 * with its step. The element needs `tabIndex={-1}`. The first step leaves the focus where it is.
 */
export function useStepFocus<E extends HTMLElement>(step: string): RefObject<E | null> {
  const place = useRef<E>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    place.current?.focus()
  }, [step])
  return place
}
