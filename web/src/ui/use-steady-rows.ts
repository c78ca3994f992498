import { useRef } from 'react'

/**
 * Returns the current rows of a short list in the order they were first shown: a row that is no longer read
 * stays, and a new one comes last. A press must not bring another row under the pointer.
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
