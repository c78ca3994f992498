import { Trans } from '@lingui/react/macro'
import { SavedSwitch } from '../../../settings-kit/SavedSwitch.tsx'
import classes from '../../../settings-kit/Settings.module.css'
import { usePush } from './use-push.ts'

/** Switches push notifications to this browser on or off. Only the switch asks for the browser's permission. */
export function PushSwitch() {
  const push = usePush()
  if (push.state === 'impossible')
    return (
      <p className={classes.text}>
        <Trans>This browser can't be told while Commons is closed.</Trans>
      </p>
    )
  return (
    <SavedSwitch
      label={<Trans>Push to this browser</Trans>}
      hint={
        push.state === 'denied' ? (
          <Trans>Your browser blocks it. Allow notifications from Commons in its settings first.</Trans>
        ) : (
          <Trans>
            You're told also while Commons is closed, until you log out here. It travels through the push
            service of your browser's maker, encrypted.
          </Trans>
        )
      }
      stored={push.state === 'unknown' ? undefined : push.state === 'on'}
      save={push.change}
    />
  )
}
