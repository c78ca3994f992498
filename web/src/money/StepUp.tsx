import { useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { type Credential, PasskeyInstead } from '../passkeys/PasskeyInstead.tsx'
import { PasswordField } from '../ui/fields/PasswordField.tsx'

/** A typed password or code, or a passkey's signature. */
export type Secret = string | Credential

interface StepUpProps {
  isTwoFactor: boolean
  value: Secret
  onValue: (value: Secret) => void
  readOnly?: boolean
}

/** Asks the member to prove their identity: by a passkey, by a code if two-factor is on, or by the password. */
export function StepUp({ isTwoFactor, value, onValue, readOnly = false }: StepUpProps) {
  const { t } = useLingui()
  const shared = {
    value: typeof value === 'string' ? value : '',
    readOnly,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onValue(currentTarget.value),
  }
  return (
    <PasskeyInstead
      credential={typeof value === 'string' ? undefined : value}
      onCredential={(credential) => onValue(credential ?? '')}
      disabled={readOnly}
    >
      {isTwoFactor ? (
        <TextInput
          {...shared}
          label={t`Code`}
          description={t`The six digits your authenticator app shows now, or a recovery code.`}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
        />
      ) : (
        <PasswordField {...shared} label={t`Your password`} autoComplete="current-password" />
      )}
    </PasskeyInstead>
  )
}

/** Returns the secret as a call's input. */
export function stepUpInput(isTwoFactor: boolean, value: Secret) {
  if (typeof value !== 'string') return { credential: { ...value } }
  return isTwoFactor ? { code: value.trim() } : { password: value }
}
