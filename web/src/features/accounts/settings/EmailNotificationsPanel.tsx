import { Trans } from '@lingui/react/macro'
import { useRead, useWrite } from '../../../api/use-call.ts'
import { Loaded } from '../../../shown/Loaded.tsx'
import { SavedSwitch } from '../../../settings-kit/SavedSwitch.tsx'

/** Switches email notifications on or off. */
export function EmailNotificationsPanel() {
  const read = useRead('show_email_notification', {})
  const { mutateAsync } = useWrite('update_email_notification', {
    lane: 'email_notification',
    toasts: 'none',
  })
  return (
    <Loaded read={read}>
      {({ email_notification }) => (
        <SavedSwitch
          label={<Trans>News by email</Trans>}
          hint={
            <Trans>
              You'll always get emails about your account's security: verification, new passwords, logins from
              new places.
            </Trans>
          }
          stored={email_notification === '1'}
          save={(on) => mutateAsync({ email_notification: on ? 1 : 0 })}
        />
      )}
    </Loaded>
  )
}
