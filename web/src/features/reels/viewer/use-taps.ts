import { useEffect, useRef, type MouseEvent } from 'react'

const doubleWithin = 280

interface Point {
  readonly x: number
  readonly y: number
}

interface Taps {
  readonly onTap: () => void
  /** Takes the position of the second tap within the pressed element. */
  readonly onDouble: (at: Point) => void
}

/** Tells a tap from a double tap: the first waits for a possible second. */
export function useTaps({ onTap, onDouble }: Taps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(onTap)
  latest.current = onTap
  useEffect(() => () => clearTimeout(timer.current), [])
  return ({ clientX, clientY, currentTarget, target }: MouseEvent) => {
    if (target instanceof Element && target.closest('button, a, [role=slider], [role=alert]')) return
    if (timer.current !== undefined) {
      clearTimeout(timer.current)
      timer.current = undefined
      const { left, top } = currentTarget.getBoundingClientRect()
      onDouble({ x: clientX - left, y: clientY - top })
      return
    }
    timer.current = setTimeout(() => {
      timer.current = undefined
      latest.current()
    }, doubleWithin)
  }
}
