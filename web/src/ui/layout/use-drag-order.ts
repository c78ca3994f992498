import { useEffect, useRef, useState, type PointerEvent as ReactPointerEvent, type RefObject } from 'react'

/** Within this many pixels of the window's edge the page scrolls, this many at a time. */
const edge = 88
const step = 10

interface DragOrder {
  /** The dragged row takes another place. */
  onMove: (id: number, place: number) => void
  /** It is let go, in the place where it is. */
  onDrop?: (id: number) => void
}

/**
 * Makes the first `count` rows of a list draggable by their handles: while the pointer is over another row,
 * the dragged one takes its place. Keys and buttons do the same without a pointer.
 */
export function useDragOrder(list: RefObject<HTMLElement | null>, count: number, does: DragOrder) {
  const [dragged, setDragged] = useState<number>()
  const at = useRef(0)
  const latest = useRef({ ...does, count })
  latest.current = { ...does, count }

  useEffect(() => {
    if (dragged === undefined) return
    let pointer = 0
    let frame: number | undefined

    const placeOf = (y: number): number => {
      const last = latest.current.count - 1
      const rows = [...(list.current?.children ?? [])].slice(0, last + 1)
      const below = rows.findIndex((row) => y < row.getBoundingClientRect().bottom)
      return below === -1 ? last : below
    }
    const follow = () => {
      const next = placeOf(pointer)
      if (next === at.current) return
      at.current = next
      latest.current.onMove(dragged, next)
    }
    const scroll = () => {
      const by = pointer < edge ? -step : pointer > window.innerHeight - edge ? step : 0
      frame = by === 0 ? undefined : requestAnimationFrame(scroll)
      if (by === 0) return
      window.scrollBy(0, by)
      follow()
    }
    const move = ({ clientY }: PointerEvent) => {
      pointer = clientY
      follow()
      const isLonger = document.documentElement.scrollHeight > window.innerHeight
      if (isLonger && frame === undefined) scroll()
    }
    const end = () => {
      setDragged(undefined)
      latest.current.onDrop?.(dragged)
    }
    // Not at the handle: a row that moves within the page loses the pointer.
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', end)
    window.addEventListener('pointercancel', end)
    return () => {
      if (frame !== undefined) cancelAnimationFrame(frame)
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', end)
      window.removeEventListener('pointercancel', end)
    }
  }, [dragged, list])

  return {
    dragged,
    handle: (id: number, place: number) => ({
      onPointerDown(event: ReactPointerEvent) {
        if (event.button !== 0) return
        // Nothing is selected on the way.
        event.preventDefault()
        at.current = place
        setDragged(id)
      },
    }),
  }
}
