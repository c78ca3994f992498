import { useEffect, useRef, type RefObject } from 'react'

/**
 * The element that takes the focus when `step` changes, since the button that was pressed is gone with its step. It
 * needs `tabIndex={-1}`. The first step leaves the focus where it is.
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
