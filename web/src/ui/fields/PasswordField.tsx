import { Trans, useLingui } from '@lingui/react/macro'
import { TextInput, type TextInputProps } from '@mantine/core'
import { IconAlertTriangle, IconEye, IconEyeOff } from '@tabler/icons-react'
import { useState, type KeyboardEvent } from 'react'
import classes from './PasswordField.module.css'

/**
 * A password field with a button that shows the password, and a note when Caps Lock is on. Mantine's own would bring 2 KB
 * to the sign-in.
 */
export function PasswordField({ onBlur, ...props }: TextInputProps) {
  const { t } = useLingui()
  const [visible, setVisible] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  const watch = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  return (
    <div className={classes.field}>
      <TextInput
        {...props}
        type={visible ? 'text' : 'password'}
        dir="ltr"
        autoCapitalize="none"
        spellCheck={false}
        classNames={{ input: classes.input ?? '' }}
        rightSection={
          <button
            type="button"
            className={classes.toggle}
            disabled={props.disabled}
            aria-label={visible ? t`Hide password` : t`Show password`}
            // The field keeps the focus, and a phone its keyboard.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setVisible((before) => !before)}
          >
            {visible ? <IconEyeOff size={20} aria-hidden="true" /> : <IconEye size={20} aria-hidden="true" />}
          </button>
        }
        onKeyDown={watch}
        onKeyUp={watch}
        onBlur={(event) => {
          setCapsLock(false)
          onBlur?.(event)
        }}
      />
      <p className={classes.hint} role="status">
        {capsLock && (
          <>
            <IconAlertTriangle size={16} aria-hidden="true" /> <Trans>Caps Lock is on</Trans>
          </>
        )}
      </p>
    </div>
  )
}
