import { useEffect, useRef } from 'react'

/** Returns a ref for a heading that replaces the element that had the focus. */
export function useFocus<Element extends HTMLElement>(takesFocus: boolean) {
  const place = useRef<Element>(null)
  useEffect(() => {
    if (takesFocus) place.current?.focus()
  }, [takesFocus])
  return place
}
