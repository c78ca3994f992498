import { Trans } from '@lingui/react/macro'
import { Suspense } from 'react'
import { useRead, useWrite } from '../../../api/use-call.ts'
import { Loaded } from '../../../shown/Loaded.tsx'
import { OfflineNote } from '../../../settings-kit/OnlineButton.tsx'
import { SavedSwitch } from '../../../settings-kit/SavedSwitch.tsx'
import classes from '../../../settings-kit/Settings.module.css'
import { EmailNewsSetting } from '../../accounts/public.ts'
import { Kinds } from './Kinds.tsx'
import { Pause, PausedNote } from './Pause.tsx'
import { PushSwitch } from './PushSwitch.tsx'
import { QuietHours } from './QuietHours.tsx'

function Popovers() {
  const { data } = useRead('show_notification_popover', {})
  const { mutateAsync } = useWrite('update_notification_popover', { lane: 'popovers', toasts: 'none' })
  return (
    <SavedSwitch
      label={<Trans>Notification popovers</Trans>}
      hint={<Trans>What happens pops up for a moment on the page you have open.</Trans>}
      stored={data && data.notification_popover === '1'}
      save={(on) => mutateAsync({ notification_popover: on ? 1 : 0 })}
    />
  )
}

/** Pauses notifications, and chooses their channels, quiet hours, and what they are about. */
export function NotificationsPanel() {
  const read = useRead('notification_setting_list', {})
  return (
    <div className={classes.stack}>
      <OfflineNote />
      <Loaded read={read}>
        {({ recdata, quiet_from, quiet_to, is_paused }) => (
          <>
            {is_paused === 1 ? <PausedNote /> : <Pause />}
            <QuietHours key={`${quiet_from} ${quiet_to}`} from={quiet_from} to={quiet_to} />
            <h2 className={classes.heading}>
              <Trans>How you're told</Trans>
            </h2>
            <PushSwitch />
            <Suspense>
              <EmailNewsSetting />
            </Suspense>
            <Popovers />
            <h2 className={classes.heading}>
              <Trans>What you're told</Trans>
            </h2>
            <Kinds settings={recdata} />
            <p className={classes.text}>
              <Trans>Emails gather what you haven't read, once a day at most.</Trans>
            </p>
          </>
        )}
      </Loaded>
    </div>
  )
}
