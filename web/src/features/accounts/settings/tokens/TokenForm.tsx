import { scopes, type Scope } from '@commons/contract/shared/scopes.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { NativeSelect, TextInput } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { Answer } from '../../../../api/call.ts'
import { useSession } from '../../../../api/session.ts'
import { AmountField } from '../../../../money/AmountField.tsx'
import { typedAmount } from '../../../../money/typed-amount.ts'
import { type Credential, PasskeyInstead } from '../../../../passkeys/PasskeyInstead.tsx'
import classes from '../../../../settings-kit/Settings.module.css'
import { PasswordField } from '../../../../ui/fields/PasswordField.tsx'
import { FailureNote } from '../../../../ui/states/FailureNote.tsx'
import { CodeField } from '../CodeField.tsx'
import { SaveOrCancel } from '../SaveOrCancel.tsx'
import { useAccountForm } from '../use-account-form.ts'
import { ScopesField } from './ScopesField.tsx'

interface TokenFormProps {
  onMade: (made: Answer<'add_token'>) => void
  onCancel: () => void
}

/** Fields hold text: the chosen scopes stand in it one after another. */
const chosen = (text: string): readonly Scope[] => scopes.filter((scope) => text.split(' ').includes(scope))

const wrongLimit = (text: string): string | undefined => {
  const typed = typedAmount(text, 'FCELL')
  return typed.state === 'empty'
    ? 'token_limit_required'
    : typed.state === 'wrong'
      ? typed.problem
      : undefined
}

/** Makes a token: its name, what it may do, how long, and the member's password, code or passkey. */
export function TokenForm({ onMade, onCancel }: TokenFormProps) {
  const { t } = useLingui()
  const isTwoFactor = useSession()?.is_enable_google_auth_code === '1'
  const [credential, setCredential] = useState<Credential>()
  const secret = isTwoFactor ? 'code' : 'password'
  const { form, fields, failure, sending, load, submit } = useAccountForm({
    name: 'add_token',
    initial: { name: '', scopes: 'read', daily_limit: '', days: '90', password: '', code: '' },
    input: (values) => ({
      name: values.name,
      scopes: [...chosen(values.scopes)],
      days: Number(values.days),
      ...(chosen(values.scopes).includes('money') && { daily_limit: values.daily_limit }),
      ...(credential
        ? { credential: { ...credential } }
        : isTwoFactor
          ? { code: values.code.trim() }
          : { password: values.password }),
    }),
    alsoWrong(values) {
      const may = chosen(values.scopes)
      const limit = may.includes('money') ? wrongLimit(values.daily_limit) : undefined
      return {
        ...(may.length === 0 && { scopes: 'scopes_required' }),
        ...(limit !== undefined && { daily_limit: limit }),
        ...(!credential && !values[secret].trim() && { [secret]: `${secret}_required` }),
      }
    },
    onDone: onMade,
    // A signature is good for one try.
    onRefused: ({ refusal }) => refusal === 'passkey_failed' && setCredential(undefined),
  })
  useEffect(() => form.current?.querySelector('input')?.focus(), [form])
  // An error below an empty field that is left would move what is just being pressed: it can wait until the form is sent.
  const bind = (name: 'name' | 'daily_limit' | 'password' | 'code') => {
    const { onBlur, ...field } = fields.bind(name)
    return { ...field, onBlur: () => field.value.trim() !== '' && onBlur() }
  }
  const { onChange: changeLimit, ...limit } = bind('daily_limit')
  return (
    <form ref={form} className={classes.form} noValidate onSubmit={submit} onFocus={load}>
      <TextInput
        {...bind('name')}
        autoComplete="off"
        label={t`Name of the token`}
        description={t`Where you'll use it, like “Weather bot”. Only you see it.`}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
      />
      <ScopesField
        name="scopes"
        value={chosen(fields.values.scopes)}
        onValue={(next) => fields.set('scopes', next.join(' '))}
        error={fields.bind('scopes').error}
      />
      {chosen(fields.values.scopes).includes('money') && (
        <AmountField
          {...limit}
          label={t`The most it can spend in a day`}
          description={t`Days end at midnight UTC.`}
          currency="FCELL"
          onAmount={(text) => changeLimit({ currentTarget: { value: text } })}
        />
      )}
      <NativeSelect
        {...fields.bind('days')}
        label={t`It expires in`}
        data={[
          { value: '7', label: t`7 days` },
          { value: '30', label: t`30 days` },
          { value: '90', label: t`90 days` },
          { value: '365', label: t`A year` },
        ]}
      />
      <PasskeyInstead credential={credential} onCredential={setCredential} disabled={sending}>
        {isTwoFactor ? (
          <CodeField {...bind('code')} />
        ) : (
          <PasswordField {...bind('password')} autoComplete="current-password" label={t`Password`} />
        )}
      </PasskeyInstead>
      <FailureNote failure={failure} />
      <SaveOrCancel onCancel={onCancel} loading={sending}>
        <Trans>Create token</Trans>
      </SaveOrCancel>
    </form>
  )
}
