import { Trans, useLingui } from '@lingui/react/macro'
import { openSession, useSession } from '../../../api/session.ts'
import { PasswordField } from '../../../ui/fields/PasswordField.tsx'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { PasswordAdvice } from '../register/PasswordAdvice.tsx'
import { OnlineButton } from '../../../settings-kit/OnlineButton.tsx'
import classes from '../../../settings-kit/Settings.module.css'
import { useAccountForm } from './use-account-form.ts'

const empty = { old_password: '', new_password: '', confirm_password: '' }

export function PasswordPanel() {
  const { t } = useLingui()
  const session = useSession()
  const { form, fields, failure, sending, filled, load, submit } = useAccountForm({
    name: 'change_password',
    initial: empty,
    input: (values) => values,
    alsoWrong: ({ new_password, confirm_password }) =>
      confirm_password && confirm_password !== new_password ? { confirm_password: 'passwords_differ' } : {},
    onDone({ user_data }) {
      // Changing the password revokes the old session key.
      openSession(user_data)
      fields.reset(empty)
    },
  })
  const next = fields.bind('new_password')
  return (
    <form ref={form} className={classes.form} noValidate onSubmit={submit} onFocus={load}>
      {/* Tells password managers which account the password belongs to. */}
      <input dir="auto" type="text" autoComplete="username" value={session?.email ?? ''} readOnly hidden />
      <PasswordField
        {...fields.bind('old_password')}
        label={t`Old Password`}
        autoComplete="current-password"
      />
      <PasswordField
        {...next}
        label={t`New Password`}
        autoComplete="new-password"
        description={next.error ? undefined : <PasswordAdvice password={fields.values.new_password} />}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
      />
      <PasswordField
        {...fields.bind('confirm_password')}
        label={t`Confirm Password`}
        autoComplete="new-password"
      />
      <p className={classes.text}>
        <Trans>You'll be logged out on your other devices.</Trans>
      </p>
      <FailureNote failure={failure} />
      <OnlineButton type="submit" className={classes.submit} disabled={!filled} loading={sending}>
        <Trans>Update Password</Trans>
      </OnlineButton>
    </form>
  )
}
