import { useEffect, useRef } from 'react'

/** For a heading that takes the place of what had the focus. */
export function useFocus<Element extends HTMLElement>(takesFocus: boolean) {
  const place = useRef<Element>(null)
  useEffect(() => {
    if (takesFocus) place.current?.focus()
  }, [takesFocus])
  return place
}
