import { useRef, useState, type FormEvent } from 'react'
import { call } from '../../../api/call.ts'
import { CallError } from '../../../api/call-error.ts'
import { fieldText } from '../../../locales/contract-messages.ts'
import { useFields } from '../../../ui/fields/use-fields.ts'
import { useAccountRules } from '../register/use-account-rules.ts'

interface Outcome {
  onReset: (message: string) => void
  onExpired: (message: string) => void
}

/** The form that sets a new password with an emailed link's code. */
export function useResetPassword(code: string, { onReset, onExpired }: Outcome) {
  const form = useRef<HTMLFormElement>(null)
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const { rules, load, sendAgain } = useAccountRules(form)

  const fields = useFields({ new_password: '', confirm_password: '' }, (values) => {
    const issues = rules?.resetIssues(values) ?? {}
    const { new_password, confirm_password } = values
    return {
      ...(confirm_password !== '' &&
        confirm_password !== new_password && { confirm_password: fieldText('passwords_differ_reset') }),
      ...(issues['new_password'] && { new_password: fieldText(issues['new_password']) }),
      ...(issues['confirm_password'] && { confirm_password: fieldText(issues['confirm_password']) }),
    }
  })

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (sending) return
    if (!rules) return sendAgain()
    if (!fields.check(form.current)) return
    setSending(true)
    setFailure(undefined)
    try {
      const { message } = await call('reset_password', { code, ...fields.values })
      onReset(message)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      if (error.refusal === 'link_expired') return onExpired(error.message)
      setSending(false)
      if (!fields.refuse(error.fields ?? {}, form.current)) setFailure(error.message)
    }
  }

  return { form, fields, sending, failure, load, submit }
}
