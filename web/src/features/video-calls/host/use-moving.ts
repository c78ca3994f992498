import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react'

interface Offset {
  readonly x: number
  readonly y: number
}

const step = 24
const arrows: Readonly<Record<string, Offset>> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
}

/** Lets a window be moved by its head, and by the arrow keys on its handle; all of it stays in sight. */
export function useMoving(box: RefObject<HTMLElement | null>) {
  const { t } = useLingui()
  const [offset, setOffset] = useState<Offset>({ x: 0, y: 0 })
  const start = useRef<{ pointer: Offset; offset: Offset } | undefined>(undefined)

  function moveTo(wished: Offset) {
    const element = box.current
    if (!element) return
    const at = element.getBoundingClientRect()
    const { clientWidth, clientHeight } = document.documentElement
    const within = (from: number, size: number, room: number, wish: number, now: number) => {
      const home = from - now
      return Math.max(Math.min(wish, Math.max(0, room - size - home)), -home)
    }
    setOffset({
      x: within(at.left, at.width, clientWidth, wished.x, offset.x),
      y: within(at.top, at.height, clientHeight, wished.y, offset.y),
    })
  }

  // In another window size its old place may be out of sight.
  useEffect(() => {
    const home = () => setOffset({ x: 0, y: 0 })
    window.addEventListener('resize', home)
    return () => window.removeEventListener('resize', home)
  }, [])

  return {
    offset,
    handle: {
      pointer: {
        onPointerDown(event: PointerEvent<HTMLElement>) {
          if (event.button !== 0 || (event.target as Element).closest('button')) return
          event.currentTarget.setPointerCapture(event.pointerId)
          start.current = { pointer: { x: event.clientX, y: event.clientY }, offset }
        },
        onPointerMove(event: PointerEvent<HTMLElement>) {
          const from = start.current
          if (!from) return
          moveTo({
            x: from.offset.x + event.clientX - from.pointer.x,
            y: from.offset.y + event.clientY - from.pointer.y,
          })
        },
        onPointerUp: () => (start.current = undefined),
        onPointerCancel: () => (start.current = undefined),
      },
      button: {
        'aria-label': t`Move the call with the arrow keys`,
        onKeyDown(event: KeyboardEvent<HTMLElement>) {
          const by = arrows[event.key]
          if (!by) return
          event.preventDefault()
          moveTo({ x: offset.x + by.x, y: offset.y + by.y })
        },
      },
    },
  }
}
