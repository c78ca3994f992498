import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react'

// In CSS pixels: a press that moves further is a drag.
const still = 6
// A finger that moves sooner scrolls the page.
const holdMs = 250

/** What is dragged, from its place to the one under the pointer. */
export interface Dragged {
  readonly from: number
  readonly to: number
  /** How far it has been carried, in CSS pixels. */
  readonly x: number
  readonly y: number
}

interface Press {
  readonly pointer: number
  readonly from: number
  readonly x: number
  readonly y: number
  /** Fingers have to rest first. */
  isReady: boolean
}

/** Lets the items of a list be dragged to another place by mouse, pen, or a finger that rests on one first. */
export function useDragOrder(
  list: RefObject<HTMLElement | null>,
  onMove: (from: number, to: number) => void,
) {
  const [dragged, setDragged] = useState<Dragged>()
  const press = useRef<Press>(undefined)
  const hold = useRef<ReturnType<typeof setTimeout>>(undefined)
  const now = useRef(dragged)
  now.current = dragged

  useEffect(() => {
    const element = list.current
    // React's touch listeners are passive: the page would scroll, too.
    const onTouchMove = (event: TouchEvent) => {
      if (press.current?.isReady) event.preventDefault()
    }
    element?.addEventListener('touchmove', onTouchMove, { passive: false })
    return () => {
      element?.removeEventListener('touchmove', onTouchMove)
      clearTimeout(hold.current)
    }
  }, [list])

  function placeUnder({ clientX, clientY }: PointerEvent, from: number): number {
    const items = [...(list.current?.children ?? [])]
    const found = items.findIndex((item, at) => {
      const { left, right, top, bottom } = item.getBoundingClientRect()
      return at !== from && clientX >= left && clientX < right && clientY >= top && clientY < bottom
    })
    return found < 0 ? from : found
  }

  function end(isDropped: boolean) {
    clearTimeout(hold.current)
    press.current = undefined
    const { current } = now
    setDragged(undefined)
    if (isDropped && current && current.to !== current.from) onMove(current.from, current.to)
  }

  return {
    dragged,
    /** Listeners for the item at this place. */
    of: (from: number) => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return
        const { pointerId: pointer, pointerType, clientX: x, clientY: y, currentTarget } = event
        const begun: Press = { pointer, from, x, y, isReady: pointerType !== 'touch' }
        press.current = begun
        if (begun.isReady) return
        hold.current = setTimeout(() => {
          begun.isReady = true
          if (currentTarget.isConnected) currentTarget.setPointerCapture(pointer)
          setDragged({ from, to: from, x: 0, y: 0 })
        }, holdMs)
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const begun = press.current
        if (begun?.pointer !== event.pointerId) return
        // It was released beside the item, before that had captured it.
        if (event.buttons === 0) return end(false)
        const [x, y] = [event.clientX - begun.x, event.clientY - begun.y]
        const hasMoved = Math.hypot(x, y) >= still
        if (!begun.isReady && hasMoved) return end(false)
        if (!begun.isReady || (!now.current && !hasMoved)) return
        event.currentTarget.setPointerCapture(event.pointerId)
        setDragged({ from: begun.from, to: placeUnder(event, begun.from), x, y })
      },
      onPointerUp: () => end(true),
      onPointerCancel: () => end(false),
      // A finger that rests would open the browser's menu for pictures.
      onContextMenu(event: { preventDefault: () => void }) {
        if (press.current?.isReady) event.preventDefault()
      },
    }),
  }
}
