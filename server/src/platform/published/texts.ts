/** What members write, as rules read it. */

/** Returns all text in a field, which may hold lists, such as the options of a survey. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return ''
  return Object.values(value).map(textOf).join('\n').trim()
}
