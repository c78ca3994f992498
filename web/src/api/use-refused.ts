import { useState } from 'react'
import type { CallError } from './call-error.ts'
import { refusedText } from './say-refused.ts'

type Values<Name extends string> = Readonly<Partial<Record<Name, unknown>>>

interface Refused<Name extends string> {
  /** What is wrong with each field, until the field changes. */
  readonly issues: Readonly<Partial<Record<Name, string>>>
  /** What is said of the whole form, since none of its fields says it. */
  readonly failure: string | undefined
}

/** Tells what a form's fields say of a refusal, and what the form says. `values` are by their names in the call. */
export function useRefused<Name extends string>(
  error: CallError | null | undefined,
  values: Values<Name>,
): Refused<Name> {
  const [of, setOf] = useState({ error: undefined as typeof error, text: '', values: {} as Values<Name> })
  if (of.error !== error) setOf({ error, text: error ? refusedText(error) : '', values })
  // A field that has changed is no longer what was refused, even if it changes back.
  const names = Object.keys(of.values) as Name[]
  const same = names.filter((name) => of.values[name] === values[name])
  if (of.error === error && same.length < names.length)
    setOf({ ...of, values: Object.fromEntries(same.map((name) => [name, values[name]])) as Values<Name> })
  if (!error) return { issues: {} as Partial<Record<Name, string>>, failure: undefined }

  const said = Object.entries(error.fields ?? {})
  const own = said.filter(([name]) => name in values)
  const [, other] = said.find(([name]) => !(name in values)) ?? []
  const unchanged = own.filter(([name]) => same.some((each) => each === name))
  return {
    issues: Object.fromEntries(unchanged) as Partial<Record<Name, string>>,
    failure: own.length === 0 ? of.text : other,
  }
}
