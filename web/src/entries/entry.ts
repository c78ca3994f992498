import type { EntryAudience } from '@commons/contract/shared/entries.ts'
import type { Picture } from '@commons/contract/shared/picture.ts'
import type { CallName, Request } from '../api/call.ts'

/** An entry of any kind, with its fields by name. */
export interface Entry {
  readonly id: number
  readonly audience: EntryAudience
  readonly [field: string]: string | number | null | Picture | undefined
}

/** The values of a form's fields. */
export type Values = Readonly<Record<string, string>>

/** Returns a field's text; empty if it has none. */
export function textOf(entry: Entry, field: string): string {
  const value = entry[field]
  return typeof value === 'string' ? value : ''
}

/** Returns an entry's picture, if it has one. */
export function pictureOf(entry: Entry): Picture | undefined {
  const value = entry['picture']
  return typeof value === 'object' && value !== null ? value : undefined
}

export const isCurrent = (entry: Entry, name = 'is_current') => entry[name] === 1

/** The name and input of a writing call. */
export interface WriteOf<Of extends unknown[]> {
  readonly name: CallName
  readonly input: (...of: Of) => Request<CallName>
}

/** Pairs a call with a function that makes its input, type-checked against the call. */
export function writeOf<N extends CallName, Of extends unknown[]>(
  name: N,
  input: (...of: Of) => Request<N>,
): WriteOf<Of> {
  return { name, input }
}

/** Returns the texts of these fields by name. */
export function pick<Name extends string>(values: Values, ...names: readonly Name[]): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, values[name] ?? ''])) as Record<Name, string>
}

export const current = (values: Values) => ({ is_current: values['is_current'] === '1' ? 1 : 0 }) as const

export const period = (values: Values) => ({
  ...pick(values, 'start_date', 'end_date'),
  ...current(values),
})
