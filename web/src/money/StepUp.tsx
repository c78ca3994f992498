import { useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { PasswordField } from '../ui/PasswordField.tsx'

interface StepUpProps {
  isTwoFactor: boolean
  value: string
  onValue: (value: string) => void
  readOnly?: boolean
}

/** Shows that it is the member: by a code where two-factor is on, else by the password. */
export function StepUp({ isTwoFactor, value, onValue, readOnly = false }: StepUpProps) {
  const { t } = useLingui()
  const shared = {
    value,
    readOnly,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onValue(currentTarget.value),
  }
  return isTwoFactor ? (
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
  )
}

/** What a call takes of it. */
export const stepUpInput = (isTwoFactor: boolean, value: string) =>
  isTwoFactor ? { code: value.trim() } : { password: value }
