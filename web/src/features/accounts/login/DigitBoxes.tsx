import { useLingui } from '@lingui/react/macro'
import { PinInput } from '@mantine/core'
import type { Ref } from 'react'
import classes from './DigitBoxes.module.css'

/** The number of digits in an authenticator app's code. */
export const digits = 6

interface DigitBoxesProps {
  id: string
  /** Ids of the elements that label and describe the boxes. */
  labelledBy: string
  describedBy: string
  /** The name of the form's value. */
  name?: string
  value: string
  invalid: boolean
  readOnly?: boolean
  /** The boxes take the page's focus instead of its heading. */
  takesFocus?: boolean
  ref?: Ref<HTMLInputElement>
  onChange: (value: string) => void
  onBlur?: () => void
}

/** Input for an authenticator app's code, a box for each digit. Pasting fills all boxes. */
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
      // Without an id, Mantine generates one after the first render and replaces the inputs.
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
