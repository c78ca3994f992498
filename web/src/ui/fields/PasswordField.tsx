import { Trans, useLingui } from '@lingui/react/macro'
import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { IconAlertTriangle, IconEye, IconEyeOff } from '@tabler/icons-react'
import { useState, type KeyboardEvent } from 'react'
import classes from './PasswordField.module.css'

function ToggleIcon({ reveal }: { reveal: boolean }) {
  return reveal ? <IconEyeOff size={20} aria-hidden="true" /> : <IconEye size={20} aria-hidden="true" />
}

/** A password field with a button that shows the password, and a note when Caps Lock is on. */
export function PasswordField({ onBlur, ...props }: PasswordInputProps) {
  const { t } = useLingui()
  const [visible, setVisible] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  const watch = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  return (
    <div className={classes.field}>
      <PasswordInput
        {...props}
        visible={visible}
        onVisibilityChange={setVisible}
        visibilityToggleIcon={ToggleIcon}
        visibilityToggleButtonProps={{
          'aria-label': visible ? t`Hide password` : t`Show password`,
          'aria-pressed': visible,
          // Mantine takes the button out of the tab order.
          tabIndex: 0,
        }}
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
