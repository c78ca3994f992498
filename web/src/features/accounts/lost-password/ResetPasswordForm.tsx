import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { PasswordField } from '../../../ui/fields/PasswordField.tsx'
import classes from '../way-in/AccountForm.module.css'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { PasswordAdvice } from '../register/PasswordAdvice.tsx'
import { useResetPassword } from './use-reset-password.ts'

interface ResetPasswordFormProps {
  code: string
  onReset: (message: string) => void
  onExpired: (message: string) => void
}

/** The form that sets a new password with an emailed link's code. */
export function ResetPasswordForm({ code, onReset, onExpired }: ResetPasswordFormProps) {
  const { t } = useLingui()
  const { form, fields, sending, failure, load, submit } = useResetPassword(code, { onReset, onExpired })
  const { new_password } = fields.values
  return (
    <form ref={form} className={classes.form} noValidate onSubmit={submit} onFocus={load}>
      <PasswordField
        {...fields.bind('new_password')}
        autoComplete="new-password"
        className={classes.advised}
        label={t`New Password`}
        description={
          fields.bind('new_password').error ? undefined : <PasswordAdvice password={new_password} />
        }
        inputWrapperOrder={['label', 'input', 'description', 'error']}
      />
      <PasswordField
        {...fields.bind('confirm_password')}
        autoComplete="new-password"
        label={t`Confirm Password`}
      />
      <FailureNote failure={failure} />
      <Button type="submit" fullWidth loading={sending}>
        <Trans>Change my password</Trans>
      </Button>
    </form>
  )
}
