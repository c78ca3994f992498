import { useEffect, useState, type RefObject } from 'react'

/** Returns whether a scrolling row is at its ends, and a function that scrolls to its next part. */
export function useStripEnds(list: RefObject<HTMLElement | null>, count: number) {
  const [ends, setEnds] = useState({ atStart: true, atEnd: true })
  useEffect(() => {
    const element = list.current
    if (!element) return
    const look = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element
      const next = { atStart: scrollLeft < 4, atEnd: scrollLeft + clientWidth > scrollWidth - 4 }
      setEnds((before) => (before.atStart === next.atStart && before.atEnd === next.atEnd ? before : next))
    }
    look()
    const observer = new ResizeObserver(look)
    observer.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [list, count])
  return {
    ...ends,
    turn: (by: 1 | -1) => list.current?.scrollBy({ left: by * list.current.clientWidth }),
  }
}
