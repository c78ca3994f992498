import type { Channel } from '@commons/contract/videos/channels.ts'
import { SubscriptionOrder } from '@commons/contract/videos/subscriptions.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, NativeSelect } from '@mantine/core'
import { IconBell, IconBellOff, IconFolderPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { toggle, useToggle } from '../../../api/toggle.ts'
import { useRead } from '../../../api/use-call.ts'
import { useReadMore } from '../../../api/use-read-more.ts'
import { paths } from '../../../paths.ts'
import { LoadedRows } from '../../../shown/LoadedRows.tsx'
import { ActionButton } from '../../../ui/actions/ActionButton.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { ChannelAvatar } from '../channels/ChannelAvatar.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { SubscribeButton } from '../watch/SubscribeButton.tsx'
import { ListPage } from '../lists/ListPage.tsx'
import classes from '../lists/ListPage.module.css'
import { Groups } from './Groups.tsx'
import { openChannelGroups } from './open-channel-groups.ts'
import parts from './Subscriptions.module.css'

const mutes = toggle<number, boolean>({
  send: async (channel_id, is_muted) =>
    (await call('mute_channel', { channel_id, is_muted: is_muted ? 1 : 0 })).data.is_muted === 1,
  changes: (channel_id) => ['mute_channel', { channel_id, is_muted: 1 }],
})

/** Whether the member is told of a channel's new videos. */
function News({ channel: { id, name, is_muted } }: { channel: Channel }) {
  const { t } = useLingui()
  const { value: isMuted, want } = useToggle(mutes, id, is_muted === 1)
  const Icon = isMuted ? IconBellOff : IconBell
  return (
    <ActionButton
      label={t`Tell me about new videos of ${name}`}
      tip={isMuted ? t`Tell me about new videos` : t`Don't tell me about new videos`}
      icon={<Icon size={22} stroke={1.75} aria-hidden="true" />}
      pressed={!isMuted}
      onClick={() => void want(!isMuted)}
    />
  )
}

function ChannelRow({ channel }: { channel: Channel }) {
  const { t } = useLingui()
  const { id, name, handle, file, video_count, is_subscribed, subscriber_count } = channel
  return (
    <li className={classes.channel}>
      <ChannelAvatar name={name} src={file} size={48} />
      <div className={classes.who}>
        <h3 className={classes.title}>
          <Link to={paths.channel(id)} className={classes.channelLink}>
            <bdi>{name}</bdi>
          </Link>
        </h3>
        <p className={classes.facts}>
          <Plural value={video_count} one="# video" other="# videos" /> · @{handle}
        </p>
      </div>
      <div className={classes.tools}>
        <ActionButton
          label={t`Groups of ${name}`}
          tip={t`Groups`}
          aria-haspopup="dialog"
          icon={<IconFolderPlus size={22} stroke={1.75} aria-hidden="true" />}
          onClick={() => openChannelGroups({ id, name })}
        />
        <News channel={channel} />
        <SubscribeButton channel={{ channel_id: id, name, is_subscribed, subscriber_count }} />
      </div>
    </li>
  )
}

/** The channels that the member is subscribed to, in the order and group that they choose, and their groups. */
export default function ManageSubscriptionsPage() {
  const { t } = useLingui()
  const [sort, setSort] = useState<SubscriptionOrder>('latest')
  const [group, setGroup] = useState('')
  const read = useRead('get_subscription_groups', {})
  const groups = read.data?.response ?? []
  const shown = groups.find(({ subscription_group_id }) => String(subscription_group_id) === group)
  const of = shown ? { subscription_group_id: shown.subscription_group_id } : {}
  const channels = useReadMore('get_subscriptions', { sort, ...of, limit: 48 }, { isFilter: true })
  const data = channels.read.data?.map(({ response }) => ({ recdata: response }))
  return (
    <ListPage name={t`Manage subscriptions`}>
      {read.data && <Groups groups={groups} />}
      <Card aria-labelledby="subscribed-channels">
        <h2 id="subscribed-channels" className={parts.heading}>
          <Trans>Channels</Trans>
        </h2>
        <div className={parts.filters}>
          <NativeSelect
            size="md"
            aria-label={t`Order`}
            value={sort}
            onChange={({ currentTarget }) => setSort(SubscriptionOrder.parse(currentTarget.value))}
            data={[
              { value: 'latest', label: t`Latest subscribed` },
              { value: 'name', label: t`Name` },
              { value: 'newest', label: t`Newest video` },
              { value: 'watched', label: t`Most watched by you` },
            ]}
          />
          {groups.length > 0 && (
            <NativeSelect
              size="md"
              aria-label={t`Group`}
              value={shown ? group : ''}
              onChange={({ currentTarget }) => setGroup(currentTarget.value)}
              data={[
                { value: '', label: t`All groups` },
                ...groups.map(({ subscription_group_id, name }) => ({
                  value: String(subscription_group_id),
                  label: name,
                })),
              ]}
            />
          )}
        </div>
        <LoadedRows
          of={{ read: { ...channels.read, data }, more: channels.more }}
          className={classes.channels}
          empty={
            shown ? (
              <EmptyState
                title={<Trans>No channels in this group yet</Trans>}
                hint={<Trans>Choose “Groups” beside a channel to put it here.</Trans>}
              />
            ) : (
              <EmptyState
                title={<Trans>No subscriptions yet</Trans>}
                hint={<Trans>Subscribe to a channel below one of its videos.</Trans>}
                action={
                  <Button component={Link} to={paths.videos()} variant="light">
                    <Trans>Look at videos</Trans>
                  </Button>
                }
              />
            )
          }
        >
          {(channel) => <ChannelRow key={channel.id} channel={channel} />}
        </LoadedRows>
      </Card>
    </ListPage>
  )
}
