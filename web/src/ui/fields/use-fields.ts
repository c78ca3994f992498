import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'

type Texts<Name extends string> = Partial<Record<Name, string>>

export interface Fields<Name extends string> {
  values: Readonly<Record<Name, string>>
  set: (name: Name, value: string) => void
  /** Starts over with these values, as if the form were untouched. */
  reset: (values: Readonly<Record<Name, string>>) => void
  /** Props for an input: its value, its handlers, and its error once it is time to show it. */
  bind: (name: Name) => {
    name: Name
    value: string
    error: string | undefined
    onChange: (event: { currentTarget: { value: string } }) => void
    onBlur: () => void
  }
  /** All errors, whether shown or not. */
  errors: Texts<Name>
  /** Shows every error and focuses the first field with one; true if there is none. */
  check: (form: HTMLFormElement | null) => boolean
  /** Shows the server's errors until the fields are edited; false if they concern none of these fields. */
  refuse: (fields: Readonly<Record<string, string>>, form: HTMLFormElement | null) => boolean
}

const fieldsIn = (form: HTMLFormElement | null) =>
  [...(form?.elements ?? [])].filter(
    (element) =>
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement,
  )

function focusField(form: HTMLFormElement | null, names: readonly string[]) {
  fieldsIn(form)
    .find(({ name }) => names.includes(name))
    ?.focus()
}

/** Names the fields with half a date or time: their value is as empty as if nothing were typed. */
const namesOfHalves = (form: HTMLFormElement | null) =>
  fieldsIn(form).flatMap(({ name, validity }) => (validity.badInput ? [name] : []))

/**
 * The fields of a form. `validate` returns errors as text, in the order of the fields; it runs on every
 * change, so it may be loaded late or change its language. A field's error shows once the field was left or
 * the form was sent.
 */
export function useFields<Name extends string>(
  initial: Readonly<Record<Name, string>>,
  validate: (values: Readonly<Record<Name, string>>) => Texts<Name>,
): Fields<Name> {
  const [values, setValues] = useState(initial)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<Texts<Name>>({})
  const [halves, setHalves] = useState<readonly Name[]>([])
  const { t } = useLingui()
  const names = useRef(Object.keys(initial) as Name[]).current

  const invalid: Texts<Name> = { ...validate(values), ...refused }
  const half = t`Finish this, or clear it`
  const errors: Texts<Name> = {
    ...invalid,
    ...(Object.fromEntries(halves.map((name) => [name, half])) as Texts<Name>),
  }

  const set = (name: Name, value: string) => {
    setValues((before) => ({ ...before, [name]: value }))
    setRefused(({ [name]: _, ...others }) => others as Texts<Name>)
    setHalves((before) => before.filter((each) => each !== name))
  }

  return {
    values,
    set,
    reset(next) {
      setValues(next)
      setLeft(new Set())
      setRefused({})
      setHalves([])
    },
    errors,
    bind: (name) => ({
      name,
      value: values[name],
      error: left.has(name) ? errors[name] : undefined,
      onChange: (event) => set(name, event.currentTarget.value),
      onBlur: () => setLeft((before) => new Set(before).add(name)),
    }),
    check(form) {
      const found = namesOfHalves(form)
      const wrong = names.filter((name) => invalid[name] !== undefined || found.includes(name))
      setHalves(names.filter((name) => found.includes(name)))
      setLeft(new Set(names))
      focusField(form, wrong)
      return wrong.length === 0
    },
    refuse(fields, form) {
      const known = names.filter((name) => fields[name] !== undefined)
      setRefused(Object.fromEntries(known.map((name) => [name, fields[name]])) as Texts<Name>)
      setLeft((before) => new Set([...before, ...known]))
      focusField(form, known)
      return known.length > 0
    },
  }
}
