import { useState, type KeyboardEvent } from 'react'
import type { ResultOption } from './result-groups.tsx'

/** Which result the arrows have chosen; the focus stays in the field. */
export function useChoice(options: readonly ResultOption[], firstByDefault: boolean) {
  // null: the field itself; undefined: nothing was chosen yet.
  const [key, setKey] = useState<string | null>()
  const index = key === undefined ? (firstByDefault ? 0 : -1) : options.findIndex((each) => each.key === key)
  const chosen = options[index]

  /** Answers whether the key was an arrow through the results. */
  function onArrow(event: KeyboardEvent): boolean {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0 || options.length === 0) return false
    // One place in the ring is the field itself.
    const places = options.length + 1
    setKey(options[((index + 1 + step + places) % places) - 1]?.key ?? null)
    return true
  }

  return { chosen, onArrow, reset: () => setKey(undefined) }
}
