import { Trans, useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import { useRef } from 'react'
import { PasswordField } from '../../ui/PasswordField.tsx'
import classes from './AccountForm.module.css'
import { CaptchaCheck } from './CaptchaCheck.tsx'
import { FailureNote } from '../../ui/FailureNote.tsx'
import { PasswordAdvice } from './PasswordAdvice.tsx'
import { useRegister, type RegisterWording } from './use-register.ts'

interface RegisterFormProps {
  /** The page and the window that opens from other pages have texts of their own. */
  wording: RegisterWording
  referralCode?: string | undefined
  /** 3 s after the success, with the address that was registered. */
  onRegistered: (email: string) => void
}

/** Opens an account. */
export function RegisterForm({ wording, referralCode = '', onRegistered }: RegisterFormProps) {
  const { t } = useLingui()
  const form = useRef<HTMLFormElement>(null)
  const { fields, captcha, failure, state, turnTo, submit } = useRegister(
    form,
    wording,
    referralCode,
    onRegistered,
  )
  const inWindow = wording === 'window'
  return (
    <form
      ref={form}
      className={classes.form}
      noValidate
      onSubmit={submit}
      onFocus={turnTo}
      onPointerEnter={turnTo}
    >
      <TextInput {...fields.bind('full_name')} autoComplete="name" label={t`Full Name`} />
      <TextInput
        {...fields.bind('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        label={t`Email`}
      />
      <PasswordField
        {...fields.bind('password')}
        autoComplete="new-password"
        className={classes.advised}
        label={inWindow ? t`Login Key` : t`Password`}
        description={
          fields.bind('password').error ? undefined : <PasswordAdvice password={fields.values.password} />
        }
        inputWrapperOrder={['label', 'input', 'description', 'error']}
      />
      <PasswordField
        {...fields.bind('confirm_password')}
        autoComplete="new-password"
        label={inWindow ? t`Confirm Login Key` : t`Confirm Password`}
      />
      <TextInput
        {...fields.bind('referral_code')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        label={t`Referral Code (if you have one)`}
      />
      <CaptchaCheck
        captcha={captcha}
        error={fields.bind('captcha').error}
        onBlur={fields.bind('captcha').onBlur}
      />
      <FailureNote failure={failure} />
      <Button type="submit" fullWidth loading={state === 'sending'} disabled={state === 'done'}>
        <Trans>Register</Trans>
      </Button>
    </form>
  )
}
