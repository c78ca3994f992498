import { mayInChannel } from '@commons/contract/shared/channel.ts'
import type { Channel } from '@commons/contract/videos/channels.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link, useParams, useSearch } from '@tanstack/react-router'
import { useRead } from '../../../api/use-call.ts'
import { useReadMore } from '../../../api/use-read-more.ts'
import { paths } from '../../../paths.ts'
import listPage from '../../../shown/ListPage.module.css'
import { Loaded } from '../../../shown/Loaded.tsx'
import { MoreButton } from '../../../shown/MoreButton.tsx'
import { SectionLinks } from '../../../shown/SectionLinks.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { usePageTitle } from '../../../ui/layout/page-title.ts'
import { Delayed } from '../../../ui/states/Delayed.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { piece } from '../../../ui/states/piece.tsx'
import { useStore } from '../../../ui/store.ts'
import { VisuallyHidden } from '../../../ui/words/VisuallyHidden.tsx'
import { GridSkeleton, VideoGrid } from '../card/VideoGrid.tsx'
import { ChannelRequest } from '../collaborators/ChannelRequest.tsx'
import { goneChannels } from './channels-gone.ts'
import { SiteShell } from '../shell/SiteShell.tsx'
import { ChannelHead } from './ChannelHead.tsx'

// Visitors don't need it.
const ChannelContent = piece(() => import('./content/ChannelContent.tsx'))
const ChannelPlaylists = piece(() => import('../playlists/ChannelPlaylists.tsx'))
const OwnTier = piece(() => import('../memberships/OwnTier.tsx'))
const SharesCard = piece(() => import('../shares/SharesCard.tsx'))

/** A channel's public videos, for members who don't run it. */
function PublicVideos({ channelId }: { channelId: number }) {
  const { read, more } = useReadMore('get_videos_by_channel_id', { channel_id: channelId })
  const isLoading = !read.data && !read.error && !read.isPaused
  return (
    <Card aria-labelledby="channel-videos">
      <VisuallyHidden as="h2">
        <span id="channel-videos">
          <Trans>Videos</Trans>
        </span>
      </VisuallyHidden>
      {isLoading && (
        <Delayed>
          <GridSkeleton count={3} />
        </Delayed>
      )}
      <Loaded read={isLoading ? { ...read, data: [] } : read}>
        {(pages) => {
          if (isLoading) return null
          const videos = pages.flatMap((page) => page.videos)
          if (videos.length === 0 && !more.isThere)
            return (
              <EmptyState
                title={<Trans>No videos yet</Trans>}
                hint={<Trans>Subscribe, and you'll see the first one when it's published.</Trans>}
              />
            )
          return (
            <div className={listPage.list}>
              <VideoGrid videos={videos} />
              <MoreButton more={more} />
            </div>
          )
        }}
      </Loaded>
    </Card>
  )
}

function Found({ channel }: { channel: Channel }) {
  const { t } = useLingui()
  usePageTitle(channel.name)
  const { tab }: { tab?: string } = useSearch({ strict: false })
  const isPlaylists = tab === 'playlists'
  return (
    <>
      <ChannelHead channel={channel} />
      <ChannelRequest channel={channel} />
      <SectionLinks
        label={t`Channel`}
        to={paths.channel(channel.id)}
        shown={isPlaylists ? 'playlists' : ''}
        sections={[
          { key: '', label: <Trans>Videos</Trans>, search: {} },
          { key: 'playlists', label: <Trans>Playlists</Trans>, search: { tab: 'playlists' } },
        ]}
      />
      {isPlaylists ? (
        <ChannelPlaylists ownerId={channel.user_id} />
      ) : mayInChannel(channel.role, 'see') ? (
        <>
          <ChannelContent channelId={channel.id} />
          {mayInChannel(channel.role, 'sell') && <OwnTier channelId={channel.id} />}
          <SharesCard channel={channel} />
        </>
      ) : (
        <PublicVideos channelId={channel.id} />
      )}
    </>
  )
}

function Absent() {
  const { t } = useLingui()
  usePageTitle(t`Channel not found`)
  return (
    <Card as="div">
      <EmptyState
        isPage
        title={<Trans>Channel not found</Trans>}
        hint={<Trans>It was deleted, or the link is wrong.</Trans>}
        action={
          <Button component={Link} to={paths.allChannels()} variant="light">
            <Trans>All Channels</Trans>
          </Button>
        }
      />
    </Card>
  )
}

function ReadChannel({ channelId }: { channelId: number }) {
  const { data, error, isPaused, refetch } = useRead('get_channel', { channel_id: channelId })
  if (error?.refusal === 'channel_not_found') return <Absent />
  return (
    <Loaded read={{ data, error: data ? null : error, isPaused, refetch }}>
      {({ response }) => <Found channel={response} />}
    </Loaded>
  )
}

function ChannelAt({ channelId }: { channelId: number }) {
  return useStore(goneChannels).has(channelId) ? <Absent /> : <ReadChannel channelId={channelId} />
}

/** A channel: its page for visitors, with the table of its videos for those who run it. */
export default function ChannelPage() {
  const { channelId = '' } = useParams({ strict: false })
  const id = Number(channelId)
  return (
    <SiteShell>
      <div className={listPage.page}>
        {Number.isSafeInteger(id) && id > 0 ? <ChannelAt key={id} channelId={id} /> : <Absent />}
      </div>
    </SiteShell>
  )
}
