import { useLayoutEffect, useRef, type RefObject } from 'react'

/** Calls back when an element is removed with the focus in it, or in a menu it has opened. */
export function useFocusLost(ref: RefObject<HTMLElement | null>, onLose: () => void): void {
  const lose = useRef(onLose)
  lose.current = onLose
  useLayoutEffect(() => {
    const element = ref.current
    return () => {
      if (!element) return
      // A menu is rendered elsewhere on the page.
      const holds = element.contains(document.activeElement) || element.querySelector('[aria-expanded=true]')
      if (holds) lose.current()
    }
  }, [ref])
}
