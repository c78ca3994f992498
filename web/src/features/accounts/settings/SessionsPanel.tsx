import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { useRead, useWrite } from '../../../api/use-call.ts'
import { useConfirm } from '../../../ui/dialog/confirm.ts'
import { Loaded } from '../../../shown/Loaded.tsx'
import { OnlineButton } from '../../../settings-kit/OnlineButton.tsx'
import { SavedSwitch } from '../../../settings-kit/SavedSwitch.tsx'
import { SessionRow } from './SessionRow.tsx'
import classes from '../../../settings-kit/Settings.module.css'

function RevokeAll({ onRevoked }: { onRevoked: () => void }) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const { mutate, isPending } = useWrite('session_delete_all', { onDone: onRevoked })
  const revoke = async () => {
    if (await confirm(t`Log out all your other devices?`, { destructive: true })) mutate({})
  }
  return (
    <OnlineButton
      variant="default"
      className={classes.submit}
      loading={isPending}
      onClick={() => void revoke()}
    >
      <Trans>Log out all others</Trans>
    </OnlineButton>
  )
}

/** The member's sessions, and whether several may be open at once. */
export function SessionsPanel() {
  const read = useRead('session_list', {})
  const { mutateAsync } = useWrite('update_session_setting', { lane: 'several_devices', toasts: 'none' })
  const heading = useRef<HTMLHeadingElement>(null)
  const toHeading = () => heading.current?.focus()
  return (
    <Loaded read={read}>
      {({ recdata, several_devices }) => (
        <div className={classes.stack}>
          <SavedSwitch
            label={<Trans>Stay logged in on several devices</Trans>}
            hint={
              <Trans>
                When this is off, logging in on one device logs out the others. Turning it off logs them out
                right away.
              </Trans>
            }
            stored={several_devices === '1'}
            save={(on) => mutateAsync({ several_devices: on ? 1 : 0 })}
          />
          <h2 ref={heading} tabIndex={-1} className={classes.heading}>
            <Trans>Where you're logged in</Trans>
          </h2>
          <ul className={classes.rows}>
            {recdata.map((session) => (
              <SessionRow key={session.session_id} session={session} onRevoked={toHeading} />
            ))}
          </ul>
          {recdata.length > 1 ? (
            <RevokeAll onRevoked={toHeading} />
          ) : (
            <p className={classes.text}>
              <Trans>You're only logged in on this device.</Trans>
            </p>
          )}
        </div>
      )}
    </Loaded>
  )
}
