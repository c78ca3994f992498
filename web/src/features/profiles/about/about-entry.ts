import type { AboutAudience } from '@commons/contract/profiles-about.ts'
import type { CallName, Request } from '../../../api/call.ts'

/** An entry of any kind: what its fields say by their names. */
export interface AboutEntry {
  readonly id: number
  readonly audience: AboutAudience
  readonly [field: string]: string | number | null
}

/** What is in a form's fields. */
export type Values = Readonly<Record<string, string>>

/** What a field says; nothing where it says nothing. */
export function textOf(entry: AboutEntry, field: string): string {
  const value = entry[field]
  return typeof value === 'string' ? value : ''
}

export const isCurrent = (entry: AboutEntry) => entry['is_current'] === 1

/** A call that writes, and what it takes. */
export interface WriteOf<Of extends unknown[]> {
  readonly name: CallName
  readonly input: (...of: Of) => Request<CallName>
}

/** Ties a call to what it takes, which is checked here. */
export function writeOf<N extends CallName, Of extends unknown[]>(
  name: N,
  input: (...of: Of) => Request<N>,
): WriteOf<Of> {
  return { name, input }
}

/** The texts of these fields, by their names. */
export function pick<Name extends string>(values: Values, ...names: readonly Name[]): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, values[name] ?? ''])) as Record<Name, string>
}

export const current = (values: Values) => ({ is_current: values['is_current'] === '1' ? 1 : 0 }) as const

export const period = (values: Values) => ({
  ...pick(values, 'start_date', 'end_date'),
  ...current(values),
})
