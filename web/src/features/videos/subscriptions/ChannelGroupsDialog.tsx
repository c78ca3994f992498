import type { SubscriptionGroup } from '@commons/contract/videos/subscriptions.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { call } from '../../../api/call.ts'
import { toggle, useToggle } from '../../../api/toggle.ts'
import { useRead } from '../../../api/use-call.ts'
import { Loaded } from '../../../shown/Loaded.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import form from '../../../ui/dialog/DialogForm.module.css'
import { openGroup } from './open-group.ts'
import classes from './Subscriptions.module.css'

type Place = `${number} ${number}`

const idsOf = (place: Place) => {
  const [subscription_group_id = 0, channel_id = 0] = place.split(' ').map(Number)
  return { subscription_group_id, channel_id }
}

const places = toggle<Place, boolean>({
  send: async (place) => (await call('toggle_subscription_group', idsOf(place))).recdata.has_channel === 1,
  changes: (place) => ['toggle_subscription_group', idsOf(place)],
})

function Choice({ group, channelId }: { group: SubscriptionGroup; channelId: number }) {
  const { subscription_group_id, name, has_channel } = group
  const { value: isIn, want } = useToggle(places, `${subscription_group_id} ${channelId}`, has_channel === 1)
  return (
    <li>
      <label className={form.choice}>
        <input type="checkbox" checked={isIn} onChange={() => void want(!isIn)} />
        <bdi className={classes.wrapped}>{name}</bdi>
      </label>
    </li>
  )
}

interface ChannelGroupsProps {
  channel: { readonly id: number; readonly name: string }
  onClose: () => void
}

/** Puts a channel in the member's groups of subscriptions, and takes it out. */
export default function ChannelGroupsDialog({ channel: { id, name }, onClose }: ChannelGroupsProps) {
  const { t } = useLingui()
  const { data, error, isPaused, refetch } = useRead('get_subscription_groups', { channel_id: id })
  return (
    <Dialog opened title={t`Groups of ${name}`} size="small" onClose={onClose}>
      <div className={form.form}>
        <Loaded read={{ data, error: data ? null : error, isPaused, refetch }}>
          {({ response }) =>
            response.length === 0 ? (
              <p className={form.note}>
                <Trans>You have no groups yet.</Trans>
              </p>
            ) : (
              <ul className={classes.choices}>
                {response.map((group) => (
                  <Choice key={group.subscription_group_id} group={group} channelId={id} />
                ))}
              </ul>
            )
          }
        </Loaded>
        <div className={form.actions}>
          <Button
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden="true" />}
            onClick={() => openGroup({ channelId: id })}
          >
            <Trans>New group</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
