import type { Channel } from '@commons/contract/videos/channels.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useSession } from '../../../api/session.ts'
import { useReadMore } from '../../../api/use-read-more.ts'
import { paths } from '../../../paths.ts'
import listPage from '../../../shown/ListPage.module.css'
import { Loaded } from '../../../shown/Loaded.tsx'
import { MoreButton } from '../../../shown/MoreButton.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { usePageTitle } from '../../../ui/layout/page-title.ts'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { openedPiece } from '../../../ui/states/piece.tsx'
import { shortCount } from '../../../ui/words/short-count.ts'
import { Invitations } from '../collaborators/Invitations.tsx'
import { SiteShell } from '../shell/SiteShell.tsx'
import { SubscribeButton } from '../watch/SubscribeButton.tsx'
import { useSubscription } from '../watch/subscription.ts'
import classes from './AllChannels.module.css'
import { subscribable } from './channel.ts'
import { ChannelAvatar } from './ChannelAvatar.tsx'

// Not in the stage of dialogs, which shows one at a time: it opens the one that crops pictures.
const CreateChannelDialog = openedPiece(() => import('./CreateChannelDialog.tsx'))

/** A channel in the list. The whole card leads to it. */
function ChannelCard({ channel }: { channel: Channel }) {
  const { i18n } = useLingui()
  const isOwn = useSession()?.id === channel.user_id
  const { count } = useSubscription(subscribable(channel))
  const { id, name, handle, file } = channel
  const short = shortCount(count, i18n.locale)
  return (
    <li className={classes.card}>
      <ChannelAvatar name={name} src={file} size={72} />
      <div className={classes.words}>
        <h2 className={classes.name}>
          <Link to={paths.channel(id)} className={classes.link}>
            <bdi>{name}</bdi>
          </Link>
        </h2>
        <p className={classes.facts}>
          <bdi>@{handle}</bdi>
        </p>
        <p className={classes.facts}>
          <Plural value={count} one={`${short} subscriber`} other={`${short} subscribers`} />
        </p>
      </div>
      {!isOwn && (
        <div className={classes.action}>
          <SubscribeButton channel={subscribable(channel)} />
        </div>
      )}
    </li>
  )
}

/** All channels of the video site. */
export default function AllChannelsPage() {
  const { t } = useLingui()
  usePageTitle(t`All Channels`)
  const navigate = useNavigate()
  const { read, more } = useReadMore('get_all_channels', {})
  const [creates, setCreates] = useState(false)
  return (
    <SiteShell>
      <div className={listPage.page}>
        <header className={listPage.head}>
          <h1 className={listPage.name}>
            <Trans>All Channels</Trans>
          </h1>
          <Button leftSection={<IconPlus size={20} aria-hidden="true" />} onClick={() => setCreates(true)}>
            <Trans>Create a channel</Trans>
          </Button>
        </header>
        <Invitations />
        <Card as="div">
          <Loaded read={read}>
            {(pages) => {
              const channels = pages.flatMap(({ response }) => response)
              if (channels.length === 0 && !more.isThere)
                return (
                  <EmptyState
                    title={<Trans>No channels yet</Trans>}
                    hint={<Trans>Create the first one, and publish your videos in it.</Trans>}
                  />
                )
              return (
                <div className={listPage.list}>
                  <ul className={classes.cards}>
                    {channels.map((channel) => (
                      <ChannelCard key={channel.id} channel={channel} />
                    ))}
                  </ul>
                  <MoreButton more={more} />
                </div>
              )
            }}
          </Loaded>
        </Card>
        {creates && (
          <Suspense>
            <CreateChannelDialog
              onMade={({ id }) => void navigate({ to: paths.channel(id) })}
              onClose={() => setCreates(false)}
            />
          </Suspense>
        )}
      </div>
    </SiteShell>
  )
}
