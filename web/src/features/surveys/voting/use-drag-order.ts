import { useRef, useState, type PointerEvent, type RefObject } from 'react'

/**
 * Makes the first `count` rows of a list draggable by their handles: while the pointer is over another row,
 * the dragged one takes its place. Keys and buttons do the same without a pointer.
 */
export function useDragOrder(
  list: RefObject<HTMLElement | null>,
  count: number,
  onMove: (id: number, place: number) => void,
) {
  const [dragged, setDragged] = useState<number>()
  const at = useRef<number>(undefined)

  function placeOf(y: number): number {
    const rows = [...(list.current?.children ?? [])].slice(0, count)
    const below = rows.findIndex((row) => {
      const { top, bottom } = row.getBoundingClientRect()
      return y < (top + bottom) / 2 || y < bottom
    })
    return below === -1 ? count - 1 : below
  }

  const end = () => {
    at.current = undefined
    setDragged(undefined)
  }
  return {
    dragged,
    handle: (id: number, place: number) => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        at.current = place
        setDragged(id)
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (at.current === undefined) return
        const next = placeOf(event.clientY)
        if (next === at.current) return
        at.current = next
        onMove(id, next)
      },
      onPointerUp: end,
      onPointerCancel: end,
    }),
  }
}
