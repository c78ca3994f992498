import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Suspense, useRef, useState, type FormEvent } from 'react'
import { call } from '../../../api/call.ts'
import { CallError } from '../../../api/call-error.ts'
import { fieldText } from '../../../locales/contract-messages.ts'
import { PasswordField } from '../../../ui/fields/PasswordField.tsx'
import { toast } from '../../../ui/notices/toast.ts'
import { useFields } from '../../../ui/fields/use-fields.ts'
import classes from '../way-in/AccountForm.module.css'
import { CaptchaCheck } from '../way-in/CaptchaCheck.tsx'
import { EmailField } from '../register/EmailField.tsx'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { useAccountRules } from '../register/use-account-rules.ts'
import { useCaptcha } from '../way-in/use-captcha.ts'
import type { Enter } from './use-entrance.ts'
import { piece } from '../../../ui/states/piece.tsx'

const NewVerification = piece(() => import('../register/NewVerification.tsx'))

interface LoginFormProps {
  /** The initial address, after registering. */
  email?: string | undefined
  /** The project whose link led to the login page; sent to the server. */
  code?: string | undefined
  /** The code of the link in a verification email. */
  emailAuthCode?: string | undefined
  onLoggedIn: Enter
  /** Called when the form gets the focus. */
  onTurnTo?: () => void
  onEmail?: (email: string) => void
}

/** The first login step: address, password and captcha. */
export function LoginForm({
  email = '',
  code,
  emailAuthCode,
  onLoggedIn,
  onTurnTo,
  onEmail,
}: LoginFormProps) {
  const { t, i18n } = useLingui()
  const form = useRef<HTMLFormElement>(null)
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<CallError>()
  const { rules, load } = useAccountRules(form)
  const captcha = useCaptcha()

  const fields = useFields({ email, password: '', captcha: '' }, (values) => {
    const issues = rules?.loginIssues(values) ?? {
      ...(!values.email && { email: 'email_required' }),
      ...(!values.password && { password: 'password_required' }),
    }
    return {
      ...(issues['email'] && { email: fieldText(issues['email']) }),
      ...(issues['password'] && { password: fieldText(issues['password']) }),
      ...(!captcha.token && { captcha: fieldText('captcha_required_login') }),
    }
  })

  const names = { email: t`email`, password: t`password`, captcha: t`the check` }
  const missing = (Object.keys(names) as (keyof typeof names)[]).filter((name) => fields.errors[name])
  const list = new Intl.ListFormat(i18n.locale).format(missing.map((name) => names[name]))
  const ready = rules !== undefined && missing.length === 0

  const turnTo = () => {
    load()
    captcha.prepare()
    onTurnTo?.()
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (sending || !fields.check(form.current)) return
    setSending(true)
    setFailure(undefined)
    try {
      const { user_data, was_away, beside, message } = await call('login', {
        asks_beside: 1,
        email: fields.values.email,
        password: fields.values.password,
        captchaToken: captcha.token,
        ...(code && { code }),
        ...(emailAuthCode && { email_auth_code: emailAuthCode }),
      })
      // Says whether the emailed link worked, or that the account is back; a plain login needs no toast.
      if (emailAuthCode || was_away) toast.success(message)
      await onLoggedIn(user_data, beside)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setSending(false)
      captcha.renew()
      if (!fields.refuse(error.fields ?? {}, form.current)) setFailure(error)
    }
  }

  const address = fields.bind('email')
  return (
    <form
      ref={form}
      className={classes.form}
      noValidate
      onSubmit={submit}
      onFocus={turnTo}
      onPointerEnter={turnTo}
      onKeyDown={(event) => {
        // Browsers ignore Enter while the submit button is disabled, so show what is missing.
        if (event.key === 'Enter' && !ready && event.target instanceof HTMLInputElement)
          fields.check(form.current)
      }}
    >
      <EmailField
        {...address}
        // Where supported, the browser also offers passkeys in this field.
        autoComplete="username webauthn"
        onChange={(event) => {
          address.onChange(event)
          onEmail?.(event.currentTarget.value)
        }}
      />
      <PasswordField {...fields.bind('password')} autoComplete="current-password" label={t`Password`} />
      <CaptchaCheck captcha={captcha} {...fields.bind('captcha')} />
      <FailureNote failure={failure?.message} />
      <Suspense>
        {failure?.refusal === 'email_not_verified' && <NewVerification email={fields.values.email} />}
      </Suspense>
      <Button type="submit" fullWidth disabled={!ready} loading={sending}>
        <Trans>Login</Trans>
      </Button>
      <p className={classes.hint} aria-live="polite">
        {missing.length > 0 && <Trans>Still missing: {list}</Trans>}
      </p>
    </form>
  )
}
