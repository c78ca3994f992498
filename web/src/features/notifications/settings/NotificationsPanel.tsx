import type { NotificationSetting } from '@commons/contract/notifications/settings.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useConnection } from '../../../api/connection.ts'
import { useRead, useWrite } from '../../../api/use-call.ts'
import { Loaded } from '../../../shown/Loaded.tsx'
import { OfflineNote } from '../../../settings-kit/OnlineButton.tsx'
import { SavedSwitch } from '../../../settings-kit/SavedSwitch.tsx'
import classes from '../../../settings-kit/Settings.module.css'
import own from './NotificationsPanel.module.css'
import { PushSwitch } from './PushSwitch.tsx'
import { QuietHours } from './QuietHours.tsx'

type ChannelName = 'in_app' | 'mail' | 'push'

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

function Channel({ setting, channel }: { setting: NotificationSetting; channel: ChannelName }) {
  const { t } = useLingui()
  const offline = useConnection() === 'offline'
  const { mutate, isPending, variables } = useWrite('update_notification_setting', { toasts: 'failure' })
  const { kind, label, in_app } = setting
  const names: Record<ChannelName, string> = { in_app: t`in Commons`, mail: t`by email`, push: t`pushed` }
  const name = names[channel]
  // Shows the pending change until the server confirms it.
  const on = isPending ? variables.is_on === 1 : setting[channel] === 1
  return (
    <input
      type="checkbox"
      className={own.box}
      aria-label={t`${label}, ${name}`}
      checked={on}
      disabled={offline || (channel !== 'in_app' && in_app === 0)}
      onChange={(event) => mutate({ kind, channel, is_on: event.currentTarget.checked ? 1 : 0 })}
    />
  )
}

/** Chooses the channel for each kind of notification, and quiet hours. */
export function NotificationsPanel() {
  const read = useRead('notification_setting_list', {})
  return (
    <div className={classes.stack}>
      <OfflineNote />
      <Popovers />
      <PushSwitch />
      <Loaded read={read}>
        {({ recdata, quiet_from, quiet_to }) => (
          <>
            <h3 className={classes.heading}>
              <Trans>What you're told</Trans>
            </h3>
            <table className={own.table}>
              <thead>
                <tr>
                  <th scope="col" className={own.kind}>
                    <Trans>Kind</Trans>
                  </th>
                  <th scope="col">
                    <Trans>Commons</Trans>
                  </th>
                  <th scope="col">
                    <Trans context="channel">Email</Trans>
                  </th>
                  <th scope="col">
                    <Trans context="channel">Push</Trans>
                  </th>
                </tr>
              </thead>
              <tbody>
                {recdata.map((setting) => (
                  <tr key={setting.kind}>
                    <th scope="row">{setting.label}</th>
                    {(['in_app', 'mail', 'push'] as const).map((channel) => (
                      <td key={channel}>
                        <Channel setting={setting} channel={channel} />
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
            <p className={classes.text}>
              <Trans>
                Emails gather what you haven't read, once a day at most. They also need Email notifications to
                be on.
              </Trans>
            </p>
            <QuietHours key={`${quiet_from} ${quiet_to}`} from={quiet_from} to={quiet_to} />
          </>
        )}
      </Loaded>
    </div>
  )
}
