import { useLingui } from '@lingui/react/macro'
import { PinInput } from '@mantine/core'
import type { Ref } from 'react'
import classes from './DigitBoxes.module.css'

/** How many digits a code of an authenticator app has. */
export const digits = 6

interface DigitBoxesProps {
  id: string
  /** Ids of what names them, and of what is said of them. */
  labelledBy: string
  describedBy: string
  /** Of the form's value. */
  name?: string
  value: string
  invalid: boolean
  readOnly?: boolean
  /** The page's focus goes to them instead of to its heading. */
  takesFocus?: boolean
  ref?: Ref<HTMLInputElement>
  onChange: (value: string) => void
  onBlur?: () => void
}

/** A code of an authenticator app, a box for each digit. A pasted one fills them all. */
export function DigitBoxes({
  id,
  labelledBy,
  describedBy,
  name,
  value,
  invalid,
  readOnly = false,
  takesFocus = false,
  ref,
  onChange,
  onBlur,
}: DigitBoxesProps) {
  const { t } = useLingui()
  return (
    <PinInput
      {...(ref ? { ref } : {})}
      // Without one of ours Mantine finds its own after the first drawing, and draws new fields.
      id={id}
      length={digits}
      type="number"
      placeholder=""
      value={value}
      readOnly={readOnly}
      error={invalid}
      aria-labelledby={labelledBy}
      classNames={{ root: classes.digits, pinInput: classes.digit, input: classes.digit }}
      getInputProps={(index) => ({
        ...(index === 0 && { name, ...(takesFocus && { 'data-takes-focus': true }) }),
        'aria-label': t`Digit ${index + 1} of ${digits}`,
        'aria-describedby': describedBy,
        'aria-invalid': invalid || undefined,
      })}
      onChange={onChange}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.()
      }}
    />
  )
}
