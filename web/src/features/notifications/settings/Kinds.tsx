import {
  notificationChannels,
  notificationGroups,
  type NotificationGroup,
  type NotificationSetting,
} from '@commons/contract/notifications/settings.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconChevronDown } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useConnection } from '../../../api/connection.ts'
import { useWrite } from '../../../api/use-call.ts'
import { groupNames } from './group-names.ts'
import own from './NotificationsPanel.module.css'

type ChannelName = (typeof notificationChannels)[number]

function useChannelNames(): Record<ChannelName, string> {
  const { t } = useLingui()
  return { in_app: t`in Commons`, mail: t`by email`, push: t`pushed` }
}

/** What isn't shown in Commons is told nowhere else. */
const canTell = ({ in_app }: NotificationSetting, channel: ChannelName) =>
  channel === 'in_app' || in_app === 1

function Channel({ setting, channel }: { setting: NotificationSetting; channel: ChannelName }) {
  const { t } = useLingui()
  const offline = useConnection() === 'offline'
  const { mutate, isPending, variables } = useWrite('update_notification_setting', { toasts: 'failure' })
  const { kind, label } = setting
  const name = useChannelNames()[channel]
  // Shows the pending change until the server confirms it.
  const on = isPending ? variables.is_on === 1 : setting[channel] === 1
  return (
    <input
      type="checkbox"
      className={own.box}
      aria-label={t`${label}, ${name}`}
      checked={on}
      disabled={offline || !canTell(setting, channel)}
      onChange={(event) => mutate({ kind, channel, is_on: event.currentTarget.checked ? 1 : 0 })}
    />
  )
}

interface GroupProps {
  group: NotificationGroup
  kinds: readonly NotificationSetting[]
}

/** All, some or none of a group for a channel. Some become all, and all none. */
function GroupChannel({ group, kinds, channel }: GroupProps & { channel: ChannelName }) {
  const { t, i18n } = useLingui()
  const offline = useConnection() === 'offline'
  const { mutate, isPending, variables } = useWrite('update_notification_group', { toasts: 'failure' })
  const label = i18n._(groupNames[group])
  const name = useChannelNames()[channel]
  const telling = kinds.filter((each) => canTell(each, channel))
  const count = telling.filter((each) => each[channel] === 1).length
  const isAll = isPending ? variables.is_on === 1 : count > 0 && count === telling.length
  const isSome = !isPending && count > 0 && count < telling.length
  return (
    <input
      type="checkbox"
      ref={(box) => {
        if (box) box.indeterminate = isSome
      }}
      className={own.box}
      aria-label={t`${label}, ${name}`}
      checked={isAll}
      disabled={offline || telling.length === 0}
      onChange={() => mutate({ group, channel, is_on: isAll ? 0 : 1 })}
    />
  )
}

function Group({ group, kinds }: GroupProps) {
  const { i18n } = useLingui()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <tbody className={own.group}>
        <tr>
          <th scope="row">
            <button
              type="button"
              className={own.fold}
              aria-expanded={isOpen}
              aria-controls={isOpen ? id : undefined}
              onClick={() => setOpen(!isOpen)}
            >
              <IconChevronDown size={18} className={own.chevron} aria-hidden="true" />
              {i18n._(groupNames[group])}
            </button>
          </th>
          {notificationChannels.map((channel) => (
            <td key={channel}>
              <GroupChannel group={group} kinds={kinds} channel={channel} />
            </td>
          ))}
        </tr>
      </tbody>
      {isOpen && (
        <tbody id={id}>
          {kinds.map((setting) => (
            <tr key={setting.kind}>
              <th scope="row" className={own.below}>
                {setting.label}
              </th>
              {notificationChannels.map((channel) => (
                <td key={channel}>
                  <Channel setting={setting} channel={channel} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      )}
    </>
  )
}

/** Chooses channels for what notifications are about, and below each group for its kinds. */
export function Kinds({ settings }: { settings: readonly NotificationSetting[] }) {
  return (
    <table className={own.table}>
      <thead>
        <tr>
          <th scope="col" className={own.kind}>
            <Trans context="what one is told of">About</Trans>
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
      {notificationGroups.map((group) => {
        const kinds = settings.filter((each) => each.group === group)
        return kinds.length > 0 && <Group key={group} group={group} kinds={kinds} />
      })}
    </table>
  )
}
