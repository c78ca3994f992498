import { Trans, useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { useEffect } from 'react'
import { PasswordField } from '../../../ui/fields/PasswordField.tsx'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import classes from '../../../settings-kit/Settings.module.css'
import { SaveOrCancel } from './SaveOrCancel.tsx'
import { useAccountForm } from './use-account-form.ts'

/** Asks for the new address and the password, because the address gives access to the account. */
export function EmailChangeForm({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const { form, fields, failure, sending, filled, load, submit } = useAccountForm({
    name: 'update_email',
    initial: { email: '', password: '' },
    input: (values) => values,
    onDone: onClose,
  })
  useEffect(() => form.current?.querySelector('input')?.focus(), [form])
  return (
    <form ref={form} className={classes.form} noValidate onSubmit={submit} onFocus={load}>
      <TextInput
        {...fields.bind('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        label={t`New Email Address`}
        description={t`We'll send a link to the new address and one to the old.`}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
      />
      <PasswordField {...fields.bind('password')} autoComplete="current-password" label={t`Password`} />
      <FailureNote failure={failure} />
      <SaveOrCancel onCancel={onClose} disabled={!filled} loading={sending}>
        <Trans>Change Email Address</Trans>
      </SaveOrCancel>
    </form>
  )
}
