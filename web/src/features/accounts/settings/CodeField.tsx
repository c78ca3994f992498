import { useLingui } from '@lingui/react/macro'
import { TextInput, type TextInputProps } from '@mantine/core'

/** A code of the authenticator app; where a recovery code is taken too, letters can be typed. */
export function CodeField({ digitsOnly = false, ...props }: TextInputProps & { digitsOnly?: boolean }) {
  const { t } = useLingui()
  return (
    <TextInput
      {...props}
      label={t`Code`}
      description={
        digitsOnly
          ? t`The six digits the app shows now.`
          : t`The six digits the app shows now, or a recovery code.`
      }
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      inputMode={digitsOnly ? 'numeric' : 'text'}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}
