import { Trans, useLingui } from '@lingui/react/macro'
import { Button, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { useSession } from '../../../api/session.ts'
import { AmountField } from '../../../money/AmountField.tsx'
import { typedAmount } from '../../../money/typed-amount.ts'
import { type Credential, PasskeyInstead } from '../../../passkeys/PasskeyInstead.tsx'
import { OnlineButton } from '../../../settings-kit/OnlineButton.tsx'
import settingsClasses from '../../../settings-kit/Settings.module.css'
import { useSettingsForm } from '../../../settings-kit/use-settings-form.ts'
import { PasswordField } from '../../../ui/fields/PasswordField.tsx'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { CodeField } from '../settings/CodeField.tsx'
import type { Asked } from './asked.ts'
import classes from './Authorize.module.css'

interface ConsentFormProps {
  asked: Asked
  /** Whether the app wants to spend money, which takes a limit. */
  asksMoney: boolean
  onAllowed: (redirectTo: string) => void
  onDeclined: () => void
}

function wrongLimit(text: string): string | undefined {
  const typed = typedAmount(text, 'FCELL')
  if (typed.state === 'wrong') return typed.problem
  return typed.state === 'empty' ? 'token_limit_required' : undefined
}

/** How long and how much an app may, and the password, code or passkey of the member who agrees. */
export function ConsentForm({ asked, asksMoney, onAllowed, onDeclined }: ConsentFormProps) {
  const { t } = useLingui()
  const isTwoFactor = useSession()?.is_enable_google_auth_code === '1'
  const [credential, setCredential] = useState<Credential>()
  const secret = isTwoFactor ? 'code' : 'password'
  const { form, fields, failure, sending, submit } = useSettingsForm({
    name: 'allow_app',
    initial: { daily_limit: '', days: '90', password: '', code: '' },
    input: ({ days, daily_limit, password, code }) => ({
      ...asked,
      days: Number(days),
      ...(asksMoney && { daily_limit }),
      ...(credential
        ? { credential: { ...credential } }
        : isTwoFactor
          ? { code: code.trim() }
          : { password }),
    }),
    alsoWrong(values) {
      const limit = asksMoney ? wrongLimit(values.daily_limit) : undefined
      return {
        ...(limit !== undefined && { daily_limit: limit }),
        ...(!credential && !values[secret].trim() && { [secret]: `${secret}_required` }),
      }
    },
    onDone: ({ redirect_to }) => onAllowed(redirect_to),
    // A signature is good for one try.
    onRefused: ({ refusal }) => refusal === 'passkey_failed' && setCredential(undefined),
    toasts: 'none',
  })
  // An error below an empty field that is left would move what is just being pressed.
  const bind = (name: 'daily_limit' | 'password' | 'code') => {
    const { onBlur, ...field } = fields.bind(name)
    return { ...field, onBlur: () => field.value.trim() !== '' && onBlur() }
  }
  const { onChange: changeLimit, ...limit } = bind('daily_limit')
  return (
    <form ref={form} className={settingsClasses.form} noValidate onSubmit={submit}>
      {asksMoney && (
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
        label={t`Its access ends in`}
        data={[
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
      <div className={classes.ways}>
        <OnlineButton type="submit" loading={sending}>
          <Trans>Allow</Trans>
        </OnlineButton>
        <Button variant="default" disabled={sending} onClick={onDeclined}>
          <Trans>Don't allow</Trans>
        </Button>
      </div>
    </form>
  )
}
