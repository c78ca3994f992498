import { useLingui } from '@lingui/react/macro'
import { TextInput, type TextInputProps } from '@mantine/core'

/** A field for the email address of an account. */
export function EmailField(props: TextInputProps) {
  const { t } = useLingui()
  return (
    <TextInput
      {...props}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      label={t`Email`}
    />
  )
}
