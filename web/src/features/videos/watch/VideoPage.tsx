import type { SiteVideo } from '@commons/contract/videos/videos.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconHeartHandshake, IconLink, IconLock } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useEffect, useMemo } from 'react'
import type { Answer } from '../../../api/call.ts'
import { useSession } from '../../../api/session.ts'
import { useRead } from '../../../api/use-call.ts'
import { ChapterList } from '../../../player/ChapterList.tsx'
import { chaptersIn } from '../../../player/chapters.ts'
import { useTheatre } from '../../../player/choices.ts'
import { Transcript } from '../../../player/Transcript.tsx'
import { LoadingPage } from '../../../shown/LoadingPage.tsx'
import { usePageTitle } from '../../../ui/layout/page-title.ts'
import { paths } from '../../../paths.ts'
import { useCaptionTracks } from '../captions/use-caption-tracks.ts'
import { ChannelAvatar } from '../channels/ChannelAvatar.tsx'
import { BoxSkeleton, LineSkeleton } from '../../../ui/states/Skeletons.tsx'
import { shortCount } from '../../../ui/words/short-count.ts'
import { VisuallyHidden } from '../../../ui/words/VisuallyHidden.tsx'
import { useVideoFeed } from '../home/order.ts'
import { JoinButton } from '../memberships/JoinButton.tsx'
import { LockedStage } from '../memberships/LockedStage.tsx'
import { QueuePanel } from '../playlists/QueuePanel.tsx'
import { useQueue } from '../playlists/use-queue.ts'
import { SiteShell } from '../shell/SiteShell.tsx'
import { Description } from './Description.tsx'
import { playerName } from './player-name.ts'
import { relatedTo } from './related.ts'
import { RelatedVideos } from './RelatedVideos.tsx'
import { SubscribeButton } from './SubscribeButton.tsx'
import { useSubscription } from './subscription.ts'
import { VideoAbsent } from './VideoAbsent.tsx'
import { VideoActions } from './VideoActions.tsx'
import { VideoComments } from './VideoComments.tsx'
import { VideoStage } from './VideoStage.tsx'
import classes from './VideoPage.module.css'

function Visibility({ of }: { of: SiteVideo['visibility'] }) {
  if (of === 'Public') return null
  return (
    <p className={classes.visibility}>
      {of === 'Unlisted' ? (
        <IconLink size={16} aria-hidden="true" />
      ) : of === 'Members' ? (
        <IconHeartHandshake size={16} aria-hidden="true" />
      ) : (
        <IconLock size={16} aria-hidden="true" />
      )}
      {of === 'Unlisted' ? (
        <Trans context="a video">Unlisted</Trans>
      ) : of === 'Members' ? (
        <Trans>For paying members</Trans>
      ) : of === 'Private' ? (
        <Trans context="a video">Private</Trans>
      ) : (
        <Trans context="a video">Scheduled</Trans>
      )}
    </p>
  )
}

function ChannelLine({ video }: { video: SiteVideo }) {
  const { i18n } = useLingui()
  const me = useSession()?.id
  const { channel_name: name, channel_file, user_id } = video
  const { count } = useSubscription(video)
  const short = shortCount(count, i18n.locale)
  return (
    <div className={classes.channel}>
      <ChannelAvatar name={name} src={channel_file} size={44} />
      <div className={classes.who}>
        <p className={classes.name}>
          <Link to={paths.channel(video.channel_id)} className={classes.channelLink}>
            <bdi>{name}</bdi>
          </Link>
        </p>
        <p className={classes.facts}>
          <Plural value={count} one={`${short} subscriber`} other={`${short} subscribers`} />
        </p>
      </div>
      {user_id !== me && (
        <>
          <SubscribeButton channel={{ ...video, name }} />
          {video.is_locked === 0 && <JoinButton channel={{ ...video, name }} />}
        </>
      )}
    </div>
  )
}

/** Reads the videos beside this one, and has the page of each open at once. */
function useRelated(shown: SiteVideo) {
  const client = useQueryClient()
  const feed = useVideoFeed()
  const { data, error, refetch } = useRead('get_all_videos', { feed, limit: 24 }, { staleTime: 60_000 })
  useEffect(() => {
    for (const video of data?.response.videos ?? []) {
      const key = ['get_video', { video_id: video.video_id }]
      if (client.getQueryData(key) !== undefined) continue
      const answer: Answer<'get_video'> = { message: '', response: video }
      // Read again when it is opened: it is as old as the list.
      client.setQueryData(key, answer, { updatedAt: 1 })
    }
  }, [client, data])
  const related = useMemo(() => data && relatedTo(shown, data.response.videos, feed), [data, shown, feed])
  return { related, error, refetch }
}

function Watched({ video }: { video: SiteVideo }) {
  usePageTitle(video.title)
  const isTheatre = useTheatre()
  const { related, error, refetch } = useRelated(video)
  const queue = useQueue(video.video_id)
  const { video: file, video_id, title, description } = video
  const captions = useCaptionTracks(video.captions)
  const name = playerName(video_id)
  const seconds = file?.seconds ?? 0
  return (
    <article className={classes.watch} data-theatre={isTheatre || undefined}>
      <div className={classes.stage}>
        {video.is_locked === 1 ? (
          <LockedStage video={video} />
        ) : (
          <VideoStage video={video} next={related?.[0]?.video} queue={queue} />
        )}
      </div>
      {queue && (
        <div className={classes.queue}>
          <QueuePanel queue={queue} videoId={video_id} />
        </div>
      )}
      <div className={classes.about}>
        <Visibility of={video.visibility} />
        <h1 className={classes.title}>
          <bdi>{title}</bdi>
        </h1>
        <div className={classes.line}>
          <ChannelLine video={video} />
          {video.is_locked === 0 && <VideoActions video={video} />}
        </div>
        {video.is_locked === 0 && <Description key={video_id} video={video} />}
        {file && <ChapterList name={name} chapters={chaptersIn(description, seconds)} duration={seconds} />}
        {file && captions.length > 0 && (
          <Transcript key={`${video_id} transcript`} name={name} captions={captions} duration={seconds} />
        )}
        {video.is_locked === 0 && <VideoComments key={`${video_id} comments`} video={video} />}
      </div>
      <div className={classes.beside}>
        <RelatedVideos related={related} error={error} onRetry={() => void refetch()} />
      </div>
    </article>
  )
}

function VideoOf({ id }: { id: number }) {
  const { t } = useLingui()
  const read = useRead('get_video', { video_id: id })
  if (read.error?.refusal === 'video_not_found') return <VideoAbsent />
  if (read.data) return <Watched video={read.data.response} />
  return (
    <>
      <VisuallyHidden as="h1">{t`Video`}</VisuallyHidden>
      <LoadingPage read={read}>
        <div className={classes.loading} aria-hidden="true">
          <div className={classes.box}>
            <BoxSkeleton height="100%" />
          </div>
          <LineSkeleton width="60%" height={22} />
          <LineSkeleton width="35%" />
        </div>
      </LoadingPage>
    </>
  )
}

/** The page of a video. */
export default function VideoPage() {
  const { videoId = '' } = useParams({ strict: false })
  return (
    <SiteShell isAside>
      {/^[1-9][0-9]{0,15}$/.test(videoId) ? <VideoOf id={Number(videoId)} /> : <VideoAbsent />}
    </SiteShell>
  )
}
