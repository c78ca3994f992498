import { Trans, useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useEffect, useState, type ReactNode } from 'react'
import { useIsAbsent } from '../../../../ui/network.ts'
import { leave, useSession } from '../../../../api/session.ts'
import { useRead } from '../../../../api/use-call.ts'
import classes from '../../../../settings-kit/Settings.module.css'
import { type Credential, PasskeyInstead } from '../../../../passkeys/PasskeyInstead.tsx'
import { paths } from '../../../../paths.ts'
import { Checkbox } from '../../../../ui/fields/Checkbox.tsx'
import { FailureNote } from '../../../../ui/states/FailureNote.tsx'
import { PasswordField } from '../../../../ui/fields/PasswordField.tsx'
import { amountText } from '../../../../money/shown-amount.ts'
import { CodeField } from '../CodeField.tsx'
import { SaveOrCancel } from '../SaveOrCancel.tsx'
import { useAccountForm } from '../use-account-form.ts'

interface LeavingFormProps {
  name: 'deactivate_account' | 'delete_account'
  consent: ReactNode
  label: ReactNode
  onCancel: () => void
}

/**
 * Asks for consent and authentication: a passkey, or the password and, with two-factor, a code. Then the
 * session ends with the account.
 */
export function LeavingForm({ name, consent, label, onCancel }: LeavingFormProps) {
  const { t } = useLingui()
  const needsCode = useSession()?.is_enable_google_auth_code === '1'
  const [credential, setCredential] = useState<Credential>()
  const left = useLeftMoney(name === 'delete_account')
  // The server also asks because of pledges, which aren't in the wallet, or if the wallet can't be read.
  const [isRefused, setIsRefused] = useState(false)
  const asksGivingUp = left !== undefined || isRefused
  const { form, fields, failure, sending, load, submit } = useAccountForm({
    name,
    initial: { consent: '', password: '', code: '', give_up: '' },
    input: ({ password, code, give_up }) => ({
      consent: 1,
      ...(credential ? { credential: { ...credential } } : { password, ...(needsCode ? { code } : {}) }),
      ...(asksGivingUp && give_up.trim() !== '' ? { give_up } : {}),
    }),
    alsoWrong: ({ consent: given, password, code, give_up: given_up }) => ({
      ...(given ? {} : { consent: 'consent_required' }),
      ...(!credential && !password ? { password: 'password_required' } : {}),
      ...(!credential && needsCode && !code.trim() ? { code: 'code_required' } : {}),
      ...(asksGivingUp && !given_up.trim() ? { give_up: 'give_up_required' } : {}),
    }),
    around: leave,
    onRefused: ({ fields: refused }) => refused?.['give_up'] !== undefined && setIsRefused(true),
  })
  useEffect(() => form.current?.querySelector('input')?.focus(), [form])
  useEffect(() => {
    if (isRefused) form.current?.querySelector<HTMLInputElement>('[name="give_up"]')?.focus()
  }, [form, isRefused])
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
      <PasskeyInstead credential={credential} onCredential={setCredential} disabled={sending}>
        <PasswordField {...fields.bind('password')} autoComplete="current-password" label={t`Password`} />
        {needsCode && <CodeField {...fields.bind('code')} />}
      </PasskeyInstead>
      {asksGivingUp && (
        <TextInput
          {...fields.bind('give_up')}
          autoComplete="off"
          label={t`Type “give up”`}
          description={
            left ? (
              <Trans>
                Your wallet still holds {left}. <Link to={paths.wallet()}>Send or withdraw it</Link> first, or
                leave it to Commons.
              </Trans>
            ) : (
              <Trans>Money and open pledges you leave behind go to Commons.</Trans>
            )
          }
        />
      )}
      <FailureNote failure={failure} />
      <SaveOrCancel onCancel={onCancel} color="rose" loading={sending}>
        {label}
      </SaveOrCancel>
    </form>
  )
}

/** Returns the money that would be lost with the account as text; undefined if there is none. */
function useLeftMoney(asks: boolean): string | undefined {
  const { i18n } = useLingui()
  const isWithoutMoney = useIsAbsent('wallet')
  const { data } = useRead('wallet_balance', {}, { enabled: asks && !isWithoutMoney })
  const amounts = (data?.recdata.holdings ?? []).flatMap(({ currency, balance, held }) =>
    [balance, held].flatMap((amount) =>
      amount === '0' ? [] : [`${amountText(amount, { language: i18n.locale })} ${currency}`],
    ),
  )
  return asks && amounts.length > 0 ? amounts.join(', ') : undefined
}
