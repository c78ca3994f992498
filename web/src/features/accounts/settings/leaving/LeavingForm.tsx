import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Checkbox } from '@mantine/core'
import { useEffect, type ReactNode } from 'react'
import { leave, useSession } from '../../../../api/session.ts'
import { OnlineButton } from '../../../../settings-kit/OnlineButton.tsx'
import classes from '../../../../settings-kit/Settings.module.css'
import { FailureNote } from '../../../../ui/FailureNote.tsx'
import { PasswordField } from '../../../../ui/PasswordField.tsx'
import { CodeField } from '../CodeField.tsx'
import { useAccountForm } from '../use-account-form.ts'

interface LeavingFormProps {
  name: 'deactivate_account' | 'delete_account'
  consent: ReactNode
  label: ReactNode
  onCancel: () => void
}

/** Asks for consent, the password and, with two-factor, a code; then the session ends with the account. */
export function LeavingForm({ name, consent, label, onCancel }: LeavingFormProps) {
  const { t } = useLingui()
  const needsCode = useSession()?.is_enable_google_auth_code === '1'
  const { form, fields, failure, sending, load, submit } = useAccountForm({
    name,
    initial: { consent: '', password: '', code: '' },
    input: ({ password, code }) => ({ password, consent: 1, ...(needsCode ? { code } : {}) }),
    alsoWrong: ({ consent: given, code }) => ({
      ...(given ? {} : { consent: 'consent_required' }),
      ...(needsCode && !code.trim() ? { code: 'code_required' } : {}),
    }),
    around: leave,
  })
  useEffect(() => form.current?.querySelector('input')?.focus(), [form])
  const { value, error, onChange, ...box } = fields.bind('consent')
  return (
    <form ref={form} className={classes.form} noValidate onSubmit={submit} onFocus={load}>
      <Checkbox
        {...box}
        label={consent}
        error={error}
        checked={value !== ''}
        onChange={({ currentTarget: { checked } }) =>
          onChange({ currentTarget: { value: checked ? '1' : '' } })
        }
      />
      <PasswordField {...fields.bind('password')} autoComplete="current-password" label={t`Password`} />
      {needsCode && <CodeField {...fields.bind('code')} />}
      <FailureNote failure={failure} />
      <div className={classes.actions}>
        <OnlineButton type="submit" color="rose" loading={sending}>
          {label}
        </OnlineButton>
        <Button variant="default" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  )
}
