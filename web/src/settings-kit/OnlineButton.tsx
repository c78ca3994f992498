import { Trans } from '@lingui/react/macro'
import { Button, type ButtonProps } from '@mantine/core'
import type { ComponentPropsWithRef } from 'react'
import { useConnection } from '../api/connection.ts'
import classes from './Settings.module.css'

const noteId = 'settings-offline'

/** Tells, once per panel, why its buttons are disabled. */
export function OfflineNote() {
  const offline = useConnection() === 'offline'
  return (
    <p id={noteId} role="status" className={classes.offline}>
      {offline && <Trans>You're offline. What you type stays here until you can save it.</Trans>}
    </p>
  )
}

type OnlineButtonProps = ButtonProps & Omit<ComponentPropsWithRef<'button'>, keyof ButtonProps>

/** A button that needs the server: offline, it is disabled and described by the OfflineNote. */
export function OnlineButton({ disabled = false, ...props }: OnlineButtonProps) {
  const offline = useConnection() === 'offline'
  return <Button {...props} disabled={disabled || offline} aria-describedby={offline ? noteId : undefined} />
}
