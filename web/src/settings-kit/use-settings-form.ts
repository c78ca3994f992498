import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type FormEvent } from 'react'
import type { Answer, CallName, Request } from '../api/call.ts'
import { callOnce } from '../api/call-once.ts'
import { CallError } from '../api/call-error.ts'
import { refusedText } from '../api/say-refused.ts'
import { afterWrite } from '../api/use-call.ts'
import { fieldText } from '../locales/contract-messages.ts'
import { toast } from '../ui/notices/toast.ts'
import { useFields } from '../ui/fields/use-fields.ts'

/**
 * Thrown when something other than the server stopped the form. Has the reason, or no message if the member
 * stopped it.
 */
export class FormStopped extends Error {}

type Issues = (form: string, values: object) => Record<string, string>

export interface SettingsForm<N extends CallName, Name extends string> {
  /** The call that sends it. */
  name: N
  /**
   * The contract's rules for the fields, loaded when typing begins. Without them, the server reports errors.
   */
  rules?: () => Promise<{ rulesOf: Issues }>
  initial: Readonly<Record<Name, string>>
  input: (values: Readonly<Record<Name, string>>) => Request<N> | Promise<Request<N>>
  /** Returns errors beyond the contract's rules, as names of its messages. */
  alsoWrong?: (values: Readonly<Record<Name, string>>) => Partial<Record<Name, string>>
  /** Wraps the sending, for a call that may end the session. */
  around?: (send: () => Promise<unknown>) => Promise<unknown>
  onDone?: (answer: Answer<N>) => void
  onRefused?: (error: CallError) => void
  /** With 'none', what follows says that it was done. */
  toasts?: 'none'
}

/**
 * A settings form: sent by its button, checked by the contract's rules, and left as typed if sending fails.
 * Its answer may be a secret, so it is never cached.
 */
export function useSettingsForm<N extends CallName, Name extends string>({
  name,
  rules,
  initial,
  input,
  alsoWrong,
  around = (send) => send(),
  onDone,
  onRefused,
  toasts,
}: SettingsForm<N, Name>) {
  const client = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const [issues, setIssues] = useState<{ of: Issues }>()
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<string>()

  const fields = useFields(initial, (values) => {
    const wrong = { ...alsoWrong?.(values), ...issues?.of(name, values) }
    const known = Object.entries(wrong).filter(([field]) => field in initial)
    return Object.fromEntries(known.map(([field, issue]) => [field, fieldText(String(issue))])) as Partial<
      Record<Name, string>
    >
  })

  const load = () => {
    rules?.().then(
      ({ rulesOf }) => setIssues({ of: rulesOf }),
      () => undefined,
    )
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (sending || !fields.check(form.current)) return
    setSending(true)
    setFailure(undefined)
    try {
      const asked = await input(fields.values)
      const sent = callOnce(name, asked)
      await around(() => sent)
      const answer = await sent
      onDone?.(answer)
      if (toasts !== 'none') toast.success(answer.message)
      await afterWrite(client, name, asked, answer)
    } catch (error) {
      if (!(error instanceof CallError || error instanceof FormStopped)) throw error
      if (error instanceof FormStopped) setFailure(error.message)
      else {
        if (!fields.refuse(error.fields ?? {}, form.current)) setFailure(refusedText(error))
        onRefused?.(error)
      }
    } finally {
      setSending(false)
    }
  }

  const filled = Object.values<string>(fields.values).every((value) => value.trim() !== '')
  return { form, fields, failure, sending, filled, load, submit }
}
