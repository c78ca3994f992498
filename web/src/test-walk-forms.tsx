/** For tests: sends a form to each refusal that its call names, and says what the member would miss of it. */
import { allCalls } from '@commons/contract/all.ts'
import { refusals, refusedField, type RefusalName } from '@commons/contract/refusals.ts'
import { RouterContextProvider } from '@tanstack/react-router'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { Suspense, type ReactNode } from 'react'
import { vi } from 'vitest'
import type { CallName } from './api/call.ts'
import { answerUploads, answerWith, success, type ByCall } from './api/test-server.ts'
import { makeRouter } from './routes.tsx'
import { renderInApp } from './test-render.tsx'
import { questions } from './ui/dialog/confirm.ts'
import { ConfirmHost } from './ui/dialog/ConfirmHost.tsx'
import { toast, toasts } from './ui/notices/toast.ts'
import { useWrongFields } from './ui/fields/wrong-fields.ts'

/** A form that can be sent, and what it sends. */
export interface SentForm {
  readonly call: CallName
  readonly render: () => ReactNode
  /** Fills it in so that it may be sent. */
  readonly fill: () => unknown
  /** Waits until it may be sent. */
  readonly ready?: () => Promise<unknown>
  /** Presses the button that sends it; by default the only one that submits. */
  readonly send?: () => void
  /** The labels of its fields, by their names in the call. */
  readonly fields: Readonly<Record<string, string | RegExp>>
  /** What it sends besides, which nobody types: ids, and choices that are all right. */
  readonly given?: readonly string[]
  /** Answers to what it reads, beyond the call's success. */
  readonly answers?: ByCall<object>
  /** Refusals after which something else is shown in its place; the walk leaves them out. */
  readonly leaves?: readonly string[]
  /** Fields that a refusal empties, because what was typed can't be right any more. */
  readonly empties?: readonly (string | RegExp)[]
  /** The refusal is said in a toast: the form has closed, or has no text that could be lost. */
  readonly inToast?: true
}

/** The forms of a part of the client by their files; or why one is refused by nobody. */
export type Forms = Readonly<Record<string, readonly SentForm[] | string>>

interface Answer {
  readonly error: RefusalName
  readonly message: string
  readonly fields?: Readonly<Record<string, string>>
}

const callOf = (name: CallName) => {
  const found = allCalls.find(({ key }) => key === name)?.call
  if (!found) throw new Error(`No call ${name}`)
  return found
}

/** Returns each way in which the call may refuse the form. */
function answersOf({ call: name, fields, given = [], leaves = [] }: SentForm): readonly Answer[] {
  const call = callOf(name)
  const inputs = [...Object.keys(fields), ...given]
  return [
    ...call.refusals.map((error) => {
      const message = `Words of ${error}`
      const field = refusedField(error, call)
      return { error, message, ...(field === undefined ? {} : { fields: { [field]: message } }) }
    }),
    ...inputs.map((field) => {
      const message = `Wrong ${field}`
      return { error: 'invalid_fields' as const, message, fields: { [field]: message } }
    }),
    { error: 'rate_limited' as const, message: 'Words of rate_limited' },
  ].filter(({ error }) => !leaves.includes(error))
}

function Page({ children }: { children: ReactNode }) {
  useWrongFields()
  return (
    <>
      <Suspense>{children}</Suspense>
      <ConfirmHost />
    </>
  )
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isField = (element: Element): element is Field => element.matches('input, textarea, select')
const fields = () => [...document.querySelectorAll<Field>('input, textarea, select')]
const groups = '[role=group], [role=radiogroup], fieldset'

/** Returns the field with this label, or the group of fields with this name. */
function labelled(label: string | RegExp): HTMLElement {
  const [field] = screen.queryAllByLabelText(label, { selector: 'input, textarea, select' })
  return field ?? screen.getByRole('radiogroup', { name: label })
}

/** Returns what the form holds, by field. */
const typed = (form: SentForm) =>
  fields()
    .filter((field) => !emptied(form).has(field))
    .map((field) =>
      field instanceof HTMLInputElement && ['radio', 'checkbox'].includes(field.type)
        ? field.checked
        : field.value,
    )

const emptied = ({ empties = [] }: SentForm) =>
  new Set<Element>(empties.flatMap((label) => screen.queryAllByLabelText(label)))

function submitButton(): HTMLButtonElement {
  const [button, other] = document.querySelectorAll<HTMLButtonElement>('form button[type=submit]')
  if (!button || other) throw new Error('not one button submits it')
  return button
}

/** The elements that came into view since the form was sent. */
let seen: Element[] = []
const isSeen = (element: Element) => seen.some((each) => each.contains(element) || element.contains(each))

function check(isTrue: boolean, what: string): void {
  if (!isTrue) throw new Error(what)
}

/** Returns what describes an element, or its group. */
const wordsAbout = (element: Element | null) =>
  [element, element?.closest(groups)]
    .flatMap((each) => each?.getAttribute('aria-describedby')?.split(' ') ?? [])
    .map((id) => (id === '' ? '' : (document.getElementById(id)?.textContent ?? '')))
    .join(' ')

/** Returns the elements that say these words themselves. */
const saying = (words: string) =>
  [...document.body.querySelectorAll('*')].filter((each) =>
    [...each.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.includes(words),
    ),
  )

function checkField(label: string | RegExp, words: string): void {
  const field = labelled(label)
  check(field.getAttribute('aria-invalid') === 'true', 'its field is not marked')
  check(wordsAbout(field).includes(words), 'its field is not described by the words')
  check(field.contains(document.activeElement), 'its field has no focus')
  check(isSeen(field), 'its field is out of view')
  check(saying(words).length === 1, 'it is said more than once')
}

function checkWords(words: string, inToast: boolean): void {
  if (inToast)
    return check(
      toasts.get().some(({ text }) => text === words),
      'no toast says it',
    )
  const [said] = saying(words)
  check(said !== undefined, 'nothing says it')
  check(said?.closest('[role=alert]') !== null, 'it is shown and not announced')
  const isAtFocus = wordsAbout(document.activeElement).includes(words)
  check(said !== undefined && (isAtFocus || isSeen(said)), 'the words are out of view')
}

/** Types into a field, and back: what was said of it is no longer about what it holds. */
function correct(label: string | RegExp, words: string): void {
  const [change, back] = changesOf(labelled(label))
  change()
  check(saying(words).length === 0, 'it is still said once the field has changed')
  back()
}

function changesOf(field: HTMLElement): readonly [change: () => void, back: () => void] {
  const [chosen, other] = [...field.querySelectorAll('input')].toSorted(
    (one, another) => Number(another.checked) - Number(one.checked),
  )
  if (chosen && other) return [() => fireEvent.click(other), () => fireEvent.click(chosen)]
  if (!isField(field)) throw new Error('its field can not be changed')
  if (field instanceof HTMLInputElement && field.type === 'checkbox')
    return [() => fireEvent.click(field), () => fireEvent.click(field)]
  const { value } = field
  const set = (to: string) => () => fireEvent.change(field, { target: { value: to } })
  return [
    set(field instanceof HTMLSelectElement || /date|time/.test(field.type) ? '' : `${value}1`),
    set(value),
  ]
}

export const type = (label: string | RegExp, value: string) =>
  fireEvent.change(labelled(label), { target: { value } })

export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

/** Returns what is wrong with how a form takes each refusal; nothing if all is well. */
export async function walk(form: SentForm): Promise<string[]> {
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    seen.push(this)
  })
  const { focus } = HTMLElement.prototype
  vi.spyOn(HTMLElement.prototype, 'focus').mockImplementation(function (this: HTMLElement, options) {
    if (!options?.preventScroll) seen.push(this)
    focus.call(this, options)
  })
  answerUploads()
  let answer: Answer | undefined
  let sent: Readonly<Record<string, unknown>> | undefined
  answerWith(({ name, body }) => {
    if (name !== form.call || !answer) return success({ recdata: [], ...form.answers?.[name] })
    sent = body
    const status = refusals[answer.error]
    // Later than the client would ask again by itself.
    const headers: Record<string, string> = status === 429 || status === 503 ? { 'retry-after': '60' } : {}
    return { status, headers, body: { code: false, ...answer } }
  })
  const problems: string[] = []
  let isOpen = false
  const open = async () => {
    renderInApp(
      <RouterContextProvider router={makeRouter()}>
        <Page>{form.render()}</Page>
      </RouterContextProvider>,
    )
    await form.fill()
    isOpen = true
  }
  const close = () => {
    for (const { id } of toasts.get()) toast.dismiss(id)
    cleanup()
    localStorage.clear()
    isOpen = false
  }

  for (const next of answersOf(form)) {
    const [name] = Object.keys(next.fields ?? {})
    const label = name === undefined ? undefined : form.fields[name]
    try {
      if (!isOpen) await open()
      answer = next
      sent = undefined
      seen = []
      for (const { id } of toasts.get()) toast.dismiss(id)
      await form.ready?.()
      const before = typed(form)
      if (form.send) form.send()
      else {
        const button = submitButton()
        await waitFor(() => check(!button.matches(':disabled'), 'the form can not be sent'))
        fireEvent.pointerDown(button)
        button.focus()
        fireEvent.click(button)
      }
      await waitFor(() =>
        check(
          sent !== undefined || questions.get() !== null,
          'nothing was sent: ' +
            [...document.querySelectorAll('[aria-invalid=true]')]
              .map((e) => (e as HTMLInputElement).name + wordsAbout(e))
              .join(),
        ),
      )
      if (questions.get()) {
        const yes = await screen.findByRole('button', { name: 'Yes' })
        fireEvent.pointerDown(yes)
        fireEvent.click(yes)
        await waitFor(() => check(sent !== undefined, 'nothing was sent'))
      }
      await waitFor(() => {
        if (label === undefined) checkWords(next.message, form.inToast ?? false)
        else checkField(label, next.message)
      })
      check(JSON.stringify(typed(form)) === JSON.stringify(before), 'what was typed is lost')
      if (label !== undefined && !emptied(form).has(labelled(label))) correct(label, next.message)
      // The form may wait until it may be sent again.
      if (refusals[next.error] === 429) close()
    } catch (error) {
      const [what] = String(error instanceof Error ? error.message : error).split('\n')
      problems.push(`${next.error}${name === undefined ? '' : ` of ${name}`}: ${what}`)
      close()
    }
  }
  const files = Object.keys(callOf(form.call).files ?? {})
  const known = new Set([...Object.keys(form.fields), ...(form.given ?? []), ...files])
  const others = Object.keys(sent ?? {}).filter(
    (name) => !known.has(name) && !['user_id', 'api_key', 'idempotency_key'].includes(name),
  )
  if (others.length > 0) problems.push(`sends what is neither a field nor given: ${others.join(', ')}`)
  close()
  return problems
}
