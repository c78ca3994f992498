import { useState, type KeyboardEvent } from 'react'
import type { ResultOption } from './result-groups.tsx'

/** Tracks which result the arrow keys have chosen; the focus stays in the field. */
export function useChoice(options: readonly ResultOption[], firstByDefault: boolean) {
  // null: the field itself; undefined: nothing has been chosen yet.
  const [key, setKey] = useState<string | null>()
  const index = key === undefined ? (firstByDefault ? 0 : -1) : options.findIndex((each) => each.key === key)
  const chosen = options[index]

  /** Returns whether the key was an arrow that moved through the results. */
  function onArrow(event: KeyboardEvent): boolean {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0 || options.length === 0) return false
    // The field itself is one more place in the cycle.
    const places = options.length + 1
    setKey(options[((index + 1 + step + places) % places) - 1]?.key ?? null)
    return true
  }

  return { chosen, onArrow, reset: () => setKey(undefined) }
}
