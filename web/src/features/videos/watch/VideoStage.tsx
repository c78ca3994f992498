import type { SiteVideo } from '@commons/contract/videos/videos.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useSession } from '../../../api/session.ts'
import { paths } from '../../../paths.ts'
import { chaptersIn } from '../../../player/chapters.ts'
import { Player } from '../../../player/Player.tsx'
import type { PlayerSource } from '../../../player/player-source.ts'
import { NsfwLock } from '../../../shown/NsfwLock.tsx'
import { PictureView } from '../../../ui/pictures/PictureView.tsx'
import { posterOf, reasonsOf } from '../site-video.ts'
import { useCameFrom } from './came-from.ts'
import { playerName } from './player-name.ts'
import { useWatching } from './use-watching.ts'
import classes from './VideoPage.module.css'

function usePlayerSource(shown: SiteVideo): PlayerSource | undefined {
  const { t, i18n } = useLingui()
  const { video, description } = shown
  const poster = posterOf(shown)?.sources.at(-1)?.url
  return useMemo(() => {
    if (!video) return undefined
    const { storyboard, seconds } = video
    return {
      hls: video.hls,
      mp4: video.sources.at(-1)?.url,
      poster,
      duration: seconds,
      chapters: chaptersIn(description, seconds),
      captions:
        video.captions === null ? [] : [{ language: i18n.locale, label: t`Captions`, url: video.captions }],
      storyboard: storyboard && { ...storyboard, every: storyboard.seconds },
    }
  }, [video, description, poster, i18n.locale, t])
}

/** Returns the second with which a link begins: `?t=83`. */
function useStartAt(): number | undefined {
  const { t: at }: { t?: string } = useSearch({ strict: false })
  return at !== undefined && /^[1-9][0-9]{0,5}$/.test(at) ? Number(at) : undefined
}

interface VideoStageProps {
  video: SiteVideo
  /** The video to go on with. */
  next: SiteVideo | undefined
}

function Stage({ video, next }: VideoStageProps) {
  const navigate = useNavigate()
  const viewer = useSession()?.id
  const source = usePlayerSource(video)
  const startAt = useStartAt()
  const { onStarted, onProgress, onEnded } = useWatching(video.video_id, useCameFrom(video.video_id))
  const { video_id, title, channel_name, resume_at, picture } = video
  if (source)
    return (
      <Player
        name={playerName(video_id)}
        title={title}
        author={channel_name}
        address={paths.video(video_id)}
        viewer={viewer}
        source={source}
        autoplay
        startAt={startAt}
        resumeAt={resume_at ?? undefined}
        next={
          next && {
            title: next.title,
            poster: posterOf(next)?.sources.at(0)?.url,
            open: () => void navigate({ to: paths.video(next.video_id) }),
          }
        }
        hasTheatre
        onStarted={onStarted}
        onProgress={onProgress}
        onEnded={onEnded}
      />
    )
  if (picture)
    return <PictureView picture={picture} alt={picture.alt} sizes="(min-width: 80em) 984px, 100vw" eager />
  return (
    <p className={classes.waits} role="status">
      {video.file_state === 'failed' ? (
        (video.file_failure ?? <Trans>This video can't be played.</Trans>)
      ) : (
        <Trans>This video is being prepared. Only you can see it until it's ready.</Trans>
      )}
    </p>
  )
}

/** The player of a video, or its picture; covered if it is marked as not safe for work. */
export function VideoStage({ video, next }: VideoStageProps) {
  const reasons = reasonsOf(video)
  const stage = <Stage video={video} next={next} />
  if (reasons === undefined) return stage
  return (
    <NsfwLock
      key={video.video_id}
      reasons={reasons}
      by={video.user_id}
      title={<Trans>This video is marked as sensitive.</Trans>}
    >
      {stage}
    </NsfwLock>
  )
}
