import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useRef, useState, type FormEvent } from 'react'
import { call } from '../../../api/call.ts'
import { CallError } from '../../../api/call-error.ts'
import { fieldText } from '../../../locales/contract-messages.ts'
import { useFields } from '../../../ui/fields/use-fields.ts'
import classes from '../way-in/AccountForm.module.css'
import { CaptchaCheck } from '../way-in/CaptchaCheck.tsx'
import { EmailField } from '../register/EmailField.tsx'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { useAccountRules } from '../register/use-account-rules.ts'
import { useCaptcha } from '../way-in/use-captcha.ts'

interface ForgotPasswordFormProps {
  /** The address typed on the login page. */
  email?: string | undefined
  /** Gets the address and the server's message. */
  onMailed: (email: string, message: string) => void
}

/** Asks for an email with a link to choose a new password. */
export function ForgotPasswordForm({ email = '', onMailed }: ForgotPasswordFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const { rules, load, sendAgain } = useAccountRules(form)
  const captcha = useCaptcha()

  const fields = useFields({ email, captcha: '' }, (values) => {
    // As documented, text without an @ counts as a missing address.
    const issue = values.email.includes('@')
      ? rules?.forgottenIssues({ email: values.email })['email']
      : 'email_required'
    return {
      ...(issue && { email: fieldText(issue) }),
      ...(!captcha.token && { captcha: fieldText('captcha_required') }),
    }
  })

  const turnTo = () => {
    load()
    captcha.prepare()
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (sending) return
    if (!rules) return sendAgain()
    if (!fields.check(form.current)) return
    setSending(true)
    setFailure(undefined)
    try {
      const address = fields.values.email.trim()
      const { message } = await call('forget_password', { email: address, captchaToken: captcha.token })
      onMailed(address, message)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setSending(false)
      captcha.renew()
      if (!fields.refuse(error.fields ?? {}, form.current)) setFailure(error.message)
    }
  }

  return (
    <form
      ref={form}
      className={classes.form}
      noValidate
      onSubmit={submit}
      onFocus={turnTo}
      onPointerEnter={turnTo}
    >
      <EmailField {...fields.bind('email')} autoComplete="username" />
      <CaptchaCheck captcha={captcha} {...fields.bind('captcha')} />
      <FailureNote failure={failure} />
      <Button type="submit" fullWidth loading={sending}>
        <Trans>Submit</Trans>
      </Button>
    </form>
  )
}
