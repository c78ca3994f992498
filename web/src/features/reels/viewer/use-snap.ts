import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { useMayMove } from './use-may-move.ts'

interface Snap {
  readonly scroller: RefObject<HTMLDivElement | null>
  /** Which slide fills most of the frame. */
  readonly current: number
  readonly goTo: (index: number) => void
}

/**
 * Slides of one height below each other, which the browser itself snaps. Nothing here moves them by a hand or wheel:
 * it follows where they are, and leads to one that is asked for.
 */
export function useSnap(count: number, start = 0): Snap {
  const scroller = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(start)
  const latest = useRef({ current, count })
  latest.current = { current, count }
  const mayMove = useMayMove()

  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const stay = () => {
      element.scrollTop = latest.current.current * element.clientHeight
    }
    const follow = () => {
      const { clientHeight, scrollTop } = element
      if (clientHeight === 0) return
      const at = Math.round(scrollTop / clientHeight)
      setCurrent(Math.min(Math.max(0, at), Math.max(0, latest.current.count - 1)))
    }
    stay()
    // Turned or resized, a slide has another height, and the same one stays.
    const observer = new ResizeObserver(stay)
    observer.observe(element)
    element.addEventListener('scroll', follow, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', follow)
    }
  }, [])

  const goTo = useCallback(
    (index: number) => {
      const element = scroller.current
      if (!element || index < 0 || index >= latest.current.count) return
      // What has the focus goes out of reach with its slide.
      if (element.contains(document.activeElement)) element.focus({ preventScroll: true })
      element.scrollTo({ top: index * element.clientHeight, behavior: mayMove ? 'smooth' : 'instant' })
    },
    [mayMove],
  )
  return { scroller, current, goTo }
}
