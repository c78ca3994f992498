/** Formats a time as "3:05" or "1:02:03"; hours are shown if the whole has any. */
export function clock(seconds: number, whole = seconds): string {
  const at = Math.max(0, Math.floor(seconds))
  const [hours, minutes] = [Math.floor(at / 3600), Math.floor(at / 60) % 60]
  const rest = String(at % 60).padStart(2, '0')
  return Math.max(at, whole) >= 3600
    ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}`
    : `${minutes}:${rest}`
}

const units = [
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const

/** Formats a time as "2 minutes 3 seconds" in a language, for screen readers. */
export function spokenTime(seconds: number, language: string): string {
  let left = Math.max(0, Math.floor(seconds))
  const parts = units.flatMap(([unit, size]) => {
    const count = Math.floor(left / size)
    left -= count * size
    if (count === 0 && !(unit === 'second' && seconds < 1)) return []
    return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
  })
  return parts.join(' ')
}
