/** What members write, as rules read it. */
import type { Published } from '@commons/contract/call.ts'

/** A text that is published, with its field. */
export interface Written {
  readonly field: string
  readonly text: string
}

/** Returns all text in a field, which may hold lists, such as the options of a survey. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return ''
  return Object.values(value).map(textOf).join('\n').trim()
}

/** Returns a field, or only a part of those in its list. */
function valueAt(input: Readonly<Record<string, unknown>>, field: string, part: string | undefined): unknown {
  const value = input[field]
  if (part === undefined || !Array.isArray(value)) return value
  return value.map((each: Readonly<Record<string, unknown>>) => each[part])
}

/** Returns what a call publishes, without what is empty. */
export const writtenIn = (
  { texts }: Published,
  input: Readonly<Record<string, unknown>>,
): readonly Written[] =>
  texts.flatMap((path) => {
    const [field = '', part] = path.split('.')
    const text = textOf(valueAt(input, field, part))
    return text === '' ? [] : [{ field, text }]
  })
