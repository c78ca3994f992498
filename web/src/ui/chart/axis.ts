/**
 * Returns round axis marks from 0 to `largest` or a little above, lowest first; only whole numbers if
 * `isWhole`.
 */
export function marksTo(largest: number, { isWhole = true } = {}): number[] {
  const rough = isWhole || largest <= 0 ? Math.max(1, largest / 4) : largest / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const round = [1, 2, 2.5, 5, 10].map((each) => each * power)
  const step = round.find((each) => each >= rough && (!isWhole || Number.isInteger(each))) ?? rough
  const count = Math.max(1, Math.ceil(largest / step))
  return Array.from({ length: count + 1 }, (_, i) => i * step)
}

/** Returns round axis marks from `smallest` or a little below to `largest` or a little above, lowest first. */
export function marksBetween(smallest: number, largest: number): number[] {
  const range = largest - smallest || Math.abs(largest) || 1
  const rough = range / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 2.5, 5, 10].map((each) => each * power).find((each) => each >= rough) ?? rough
  const from = Math.floor(smallest / step)
  const count = Math.max(1, Math.ceil(largest / step) - from)
  return Array.from({ length: count + 1 }, (_, i) => (from + i) * step)
}

/** Returns the places of at most `most` names along an axis, evenly spread, with the first and the last one. */
export function namedPlaces(length: number, most: number): number[] {
  const gaps = Math.min(most, length) - 1
  if (gaps < 1) return length === 0 ? [] : [0]
  return Array.from({ length: gaps + 1 }, (_, i) => Math.round((i * (length - 1)) / gaps))
}
