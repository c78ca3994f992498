import type { Channel } from '@commons/contract/videos/channels.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconBell, IconBellOff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { call } from '../../../api/call.ts'
import { toggle, useToggle } from '../../../api/toggle.ts'
import { useReadMore } from '../../../api/use-read-more.ts'
import { paths } from '../../../paths.ts'
import { LoadedRows } from '../../../shown/LoadedRows.tsx'
import { ActionButton } from '../../../ui/actions/ActionButton.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { ChannelAvatar } from '../channels/ChannelAvatar.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { SubscribeButton } from '../watch/SubscribeButton.tsx'
import { ListPage } from './ListPage.tsx'
import classes from './ListPage.module.css'

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
  const { id, name, handle, file, video_count, is_subscribed, subscriber_count } = channel
  return (
    <li className={classes.channel}>
      <ChannelAvatar name={name} src={file} size={48} />
      <div className={classes.who}>
        <h2 className={classes.title}>
          <Link to={paths.channel(id)} className={classes.channelLink}>
            <bdi>{name}</bdi>
          </Link>
        </h2>
        <p className={classes.facts}>
          @{handle} · <Plural value={video_count} one="# video" other="# videos" />
        </p>
      </div>
      <News channel={channel} />
      <SubscribeButton channel={{ channel_id: id, name, is_subscribed, subscriber_count }} />
    </li>
  )
}

/** The channels that the member is subscribed to. */
export default function SubscriptionsPage() {
  const { t } = useLingui()
  const { read, more } = useReadMore('get_subscriptions', { limit: 48 })
  return (
    <ListPage name={t`Subscriptions`}>
      <Card as="div">
        <LoadedRows
          of={{ read: { ...read, data: read.data?.map(({ response }) => ({ recdata: response })) }, more }}
          className={classes.channels}
          empty={
            <EmptyState
              title={<Trans>No subscriptions yet</Trans>}
              hint={<Trans>Subscribe to a channel below one of its videos.</Trans>}
              action={
                <Button component={Link} to={paths.videos()} variant="light">
                  <Trans>Look at videos</Trans>
                </Button>
              }
            />
          }
        >
          {(channel) => <ChannelRow key={channel.id} channel={channel} />}
        </LoadedRows>
      </Card>
    </ListPage>
  )
}
