import { useRef } from 'react'

/**
 * Returns the current rows of a short list in the order they were first shown: a new row comes last, and one
 * that is no longer read stays while `isHeld`. A press must not bring another row under the pointer.
 */
export function useSteadyRows<Row>(
  rows: readonly Row[] | undefined,
  idOf: (row: Row) => number,
  isHeld = true,
): readonly Row[] | undefined {
  const shown = useRef<readonly Row[]>(undefined)
  if (!rows) return shown.current
  const before = shown.current ?? []
  const now = new Map(rows.map((row) => [idOf(row), row]))
  const kept = before.flatMap((row) => now.get(idOf(row)) ?? (isHeld ? [row] : []))
  const known = new Set(before.map(idOf))
  shown.current = [...kept, ...rows.filter((row) => !known.has(idOf(row)))]
  return shown.current
}
