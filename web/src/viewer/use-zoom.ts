import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react'
import {
  distance,
  held,
  middle,
  moved,
  near,
  step,
  whole,
  zoomedAt,
  type Point,
  type Size,
  type Zoom,
} from './zoom.ts'

// In CSS pixels: a press that moves further is a drag.
const still = 8
const swipeWide = 60
const swipeDown = 100
const doublePressMs = 300
// CSS pixels moved by one press of an arrow key.
const keyPan = 80

interface ZoomOptions {
  picture: Size
  /** Called on a sideways swipe while the whole picture is shown: 1 is the next. */
  onSwipe: (by: 1 | -1) => void
  /** Called on a swipe down while the whole picture is shown. */
  onDismiss: () => void
}

export interface ZoomState {
  readonly frame: RefObject<HTMLDivElement | null>
  readonly zoom: Zoom
  /** How far a finger has dragged the whole picture. */
  readonly carried: Point
  /** Whether a finger holds the picture, which then must follow without a transition. */
  readonly isHeld: boolean
  readonly pointers: {
    onPointerDown: (event: PointerEvent) => void
    onPointerMove: (event: PointerEvent) => void
    onPointerUp: (event: PointerEvent) => void
    onPointerCancel: (event: PointerEvent) => void
  }
  readonly stepIn: () => void
  readonly stepOut: () => void
  readonly reset: () => void
  readonly pan: (right: number, down: number) => void
}

const nowhere: Point = { x: 0, y: 0 }

/** Zooms and moves a picture by wheel, fingers, mouse, buttons and keys. */
export function useZoom({ picture, onSwipe, onDismiss }: ZoomOptions): ZoomState {
  const frame = useRef<HTMLDivElement>(null)
  const [zoom, setZoom] = useState(whole)
  const [carried, setCarried] = useState(nowhere)
  const [isHeld, setHeld] = useState(false)
  const now = useRef(zoom)
  const touching = useRef(new Map<number, Point>())
  const began = useRef<Point>(nowhere)
  const wasPinched = useRef(false)
  const lastPress = useRef<{ at: number; point: Point }>({ at: 0, point: nowhere })

  function show(next: Zoom) {
    const box = frame.current
    if (!box) return
    now.current = held(next, picture, { width: box.clientWidth, height: box.clientHeight })
    setZoom(now.current)
  }
  const shown = useRef(show)
  shown.current = show

  /** Returns a point relative to the middle of the frame, like the picture's own offset. */
  function pointOf({ clientX, clientY }: { clientX: number; clientY: number }): Point {
    const box = frame.current?.getBoundingClientRect()
    return box ? { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 } : nowhere
  }
  const point = useRef(pointOf)
  point.current = pointOf

  useEffect(() => {
    const box = frame.current
    if (!box) return
    // React's wheel listeners are passive: the page would scroll or zoom, too.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      const { scale } = now.current
      shown.current(zoomedAt(now.current, scale * Math.exp(-event.deltaY / 400), point.current(event)))
    }
    box.addEventListener('wheel', onWheel, { passive: false })
    const observer = new ResizeObserver(() => shown.current(now.current))
    observer.observe(box)
    return () => {
      box.removeEventListener('wheel', onWheel)
      observer.disconnect()
    }
  }, [])

  function press(at: Point, time: number) {
    const { at: before, point: there } = lastPress.current
    const isDouble = time - before < doublePressMs && distance(at, there) < still * 3
    lastPress.current = { at: isDouble ? 0 : time, point: at }
    if (isDouble) show(now.current.scale > 1 ? whole : zoomedAt(now.current, near, at))
  }

  function release(event: PointerEvent) {
    if (!touching.current.delete(event.pointerId) || touching.current.size > 0) return
    setHeld(false)
    setCarried(nowhere)
    if (wasPinched.current || event.type === 'pointercancel') return
    const at = pointOf(event)
    const by = { x: at.x - began.current.x, y: at.y - began.current.y }
    if (distance(by, nowhere) < still) return press(at, event.timeStamp)
    if (now.current.scale > 1 || event.pointerType === 'mouse') return
    if (Math.abs(by.x) > swipeWide && Math.abs(by.x) > Math.abs(by.y)) onSwipe(by.x < 0 ? 1 : -1)
    else if (by.y > swipeDown) onDismiss()
  }

  const pointers = {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      touching.current.set(event.pointerId, pointOf(event))
      wasPinched.current = touching.current.size > 1
      if (touching.current.size === 1) began.current = pointOf(event)
      setHeld(true)
    },
    onPointerMove(event: PointerEvent) {
      const before = touching.current.get(event.pointerId)
      if (!before) return
      const at = pointOf(event)
      const other = [...touching.current].find(([id]) => id !== event.pointerId)?.[1]
      touching.current.set(event.pointerId, at)
      if (other) {
        const [was, is] = [middle(before, other), middle(at, other)]
        const by = distance(at, other) / Math.max(1, distance(before, other))
        const carriedAlong = moved(now.current, { x: is.x - was.x, y: is.y - was.y })
        show(zoomedAt(carriedAlong, carriedAlong.scale * by, is))
      } else if (now.current.scale > 1) show(moved(now.current, { x: at.x - before.x, y: at.y - before.y }))
      else if (event.pointerType !== 'mouse' && !wasPinched.current)
        setCarried({ x: at.x - began.current.x, y: Math.max(0, at.y - began.current.y) })
    },
    onPointerUp: release,
    onPointerCancel: release,
  }

  return {
    frame,
    zoom,
    carried,
    isHeld,
    pointers,
    stepIn: () => show(zoomedAt(now.current, now.current.scale * step, nowhere)),
    stepOut: () => show(zoomedAt(now.current, now.current.scale / step, nowhere)),
    reset: () => show(whole),
    pan: (right, down) => show(moved(now.current, { x: -right * keyPan, y: -down * keyPan })),
  }
}
