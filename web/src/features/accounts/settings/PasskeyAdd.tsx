import { Trans, useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { useEffect } from 'react'
import { PasswordField } from '../../../ui/fields/PasswordField.tsx'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { newPasskey } from './new-passkey.ts'
import classes from '../../../settings-kit/Settings.module.css'
import { SaveOrCancel } from './SaveOrCancel.tsx'
import { useAccountForm } from './use-account-form.ts'

/** Asks for the password and a name, then lets the browser make the passkey. */
export function PasskeyAdd({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const { form, fields, failure, sending, filled, load, submit } = useAccountForm({
    name: 'add_passkey',
    initial: { password: '', name: '' },
    input: async ({ password, name }) => ({ name, credential: await newPasskey(password) }),
    onDone: onClose,
  })
  useEffect(() => form.current?.querySelector('input')?.focus(), [form])
  return (
    <form ref={form} className={classes.form} noValidate onSubmit={submit} onFocus={load}>
      <PasswordField {...fields.bind('password')} autoComplete="current-password" label={t`Password`} />
      <TextInput
        {...fields.bind('name')}
        autoComplete="off"
        label={t`Name of the passkey`}
        description={t`For example “My phone” or “Blue key”.`}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
      />
      <FailureNote failure={failure} />
      <SaveOrCancel onCancel={onClose} disabled={!filled} loading={sending}>
        <Trans>Add passkey</Trans>
      </SaveOrCancel>
    </form>
  )
}
