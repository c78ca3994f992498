import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { useMayMove } from './use-may-move.ts'

interface Snap {
  readonly scroller: RefObject<HTMLDivElement | null>
  /** The slide that fills most of the frame. */
  readonly current: number
  readonly goTo: (index: number) => void
  /** Moves to the next or previous slide, counted from the one it is moving to. */
  readonly step: (by: 1 | -1) => void
}

// A scroller rests this long after its last move.
const restsAfter = 250

/**
 * Slides of equal height below each other, which the browser itself snaps. Nothing here moves them for a hand
 * or wheel: it follows their position, and scrolls to a slide that is asked for.
 */
export function useSnap(count: number): Snap {
  const scroller = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const latest = useRef({ current, count })
  latest.current = { current, count }
  /** The scroll position, in slides of this height. */
  const place = useRef(0)
  const height = useRef(0)
  /** The slide it is scrolling to. */
  const target = useRef<number>(undefined)
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  const mayMove = useMayMove()

  const keepMoving = useCallback(() => {
    clearTimeout(rest.current)
    rest.current = setTimeout(() => {
      rest.current = undefined
      target.current = undefined
    }, restsAfter)
  }, [])

  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    // Rotating or resizing changes the height of a slide: keep the same slides in view.
    const stay = () => {
      const { clientHeight } = element
      if (clientHeight === 0) return
      height.current = clientHeight
      element.scrollTop = (target.current ?? place.current) * clientHeight
    }
    const follow = () => {
      keepMoving()
      const { clientHeight, scrollTop } = element
      if (clientHeight === 0) return
      if (clientHeight !== height.current) return stay()
      place.current = scrollTop / clientHeight
      // Arrived: viewers who scroll on by hand are not moved back.
      if (target.current !== undefined && Math.abs(place.current - target.current) < 0.01)
        target.current = undefined
      const at = Math.round(place.current)
      setCurrent(Math.min(Math.max(0, at), Math.max(0, latest.current.count - 1)))
    }
    stay()
    const letGo = () => (target.current = undefined)
    const observer = new ResizeObserver(stay)
    observer.observe(element)
    element.addEventListener('scroll', follow, { passive: true })
    for (const byHand of ['wheel', 'touchstart']) element.addEventListener(byHand, letGo, { passive: true })
    return () => {
      clearTimeout(rest.current)
      observer.disconnect()
      element.removeEventListener('scroll', follow)
      for (const byHand of ['wheel', 'touchstart']) element.removeEventListener(byHand, letGo)
    }
  }, [keepMoving])

  const goTo = useCallback(
    (index: number) => {
      const element = scroller.current
      if (!element || index < 0 || index >= latest.current.count) return
      // The focused element becomes inert with its slide.
      if (element.contains(document.activeElement)) element.focus({ preventScroll: true })
      target.current = index
      keepMoving()
      element.scrollTo({ top: index * element.clientHeight, behavior: mayMove ? 'smooth' : 'instant' })
    },
    [mayMove, keepMoving],
  )
  const step = useCallback((by: 1 | -1) => goTo((target.current ?? latest.current.current) + by), [goTo])
  return { scroller, current, goTo, step }
}
