import { useRef } from 'react'

/**
 * The rows of a short list as they are by now, in the order in which they were first shown: one that is read no more
 * stays, and a new one comes last. What was pressed in it must not bring another row under the pointer.
 */
export function useSteadyRows<Row>(
  rows: readonly Row[] | undefined,
  idOf: (row: Row) => number,
): readonly Row[] | undefined {
  const shown = useRef<readonly Row[]>(undefined)
  if (!rows) return shown.current
  const before = shown.current ?? []
  const now = new Map(rows.map((row) => [idOf(row), row]))
  const kept = before.map((row) => now.get(idOf(row)) ?? row)
  const known = new Set(before.map(idOf))
  shown.current = [...kept, ...rows.filter((row) => !known.has(idOf(row)))]
  return shown.current
}
