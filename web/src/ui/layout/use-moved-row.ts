import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

type Direction = 'up' | 'down'

interface Step {
  readonly 'data-to': Direction
  readonly 'aria-disabled': true | undefined
  readonly onClick: () => void
  readonly onBlur: () => void
}

/**
 * Returns a ref to a row whose buttons move it within its list, and the properties of each: `move` is undefined where it
 * leads nowhere. `place` is where the row is: a row that moves within the page loses the focus, and its button may have
 * nowhere further to lead.
 */
export function useMovedRow(place: unknown): {
  row: RefObject<HTMLLIElement | null>
  step: (direction: Direction, move: (() => void) | undefined) => Step
} {
  const row = useRef<HTMLLIElement>(null)
  const [pressed, setPressed] = useState<Direction>()
  useLayoutEffect(() => {
    if (pressed === undefined) return
    const other = pressed === 'up' ? 'down' : 'up'
    const buttons = [pressed, other].map((to) =>
      row.current?.querySelector<HTMLButtonElement>(`[data-to=${to}]:not([aria-disabled=true])`),
    )
    buttons.find((button) => !!button)?.focus()
  }, [pressed, place])
  return {
    row,
    step: (direction, move) => ({
      'data-to': direction,
      'aria-disabled': move === undefined ? true : undefined,
      onClick: () => {
        if (!move) return
        setPressed(direction)
        move()
      },
      onBlur: () => setPressed(undefined),
    }),
  }
}
