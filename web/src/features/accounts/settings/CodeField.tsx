import { useLingui } from '@lingui/react/macro'
import { TextInput, type TextInputProps } from '@mantine/core'

/** Field for an authenticator app's code or a recovery code, which has letters. */
export function CodeField(props: TextInputProps) {
  const { t } = useLingui()
  return (
    <TextInput
      {...props}
      label={t`Code`}
      description={t`The six digits the app shows now, or a recovery code.`}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}
