import type { SiteVideo } from '@commons/contract/videos/videos.ts'
import { Trans } from '@lingui/react/macro'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useSession } from '../../../api/session.ts'
import { stringifySearch } from '../../../guards.ts'
import { paths } from '../../../paths.ts'
import { Player } from '../../../player/Player.tsx'
import { NsfwLock } from '../../../shown/NsfwLock.tsx'
import { PictureView } from '../../../ui/pictures/PictureView.tsx'
import type { WatchedQueue } from '../playlists/use-queue.ts'
import { posterOf, reasonsOf } from '../site-video.ts'
import { useCameFrom } from './came-from.ts'
import { playerName } from './player-name.ts'
import { startIn } from './start-in.ts'
import { usePlayerSource } from './use-player-source.ts'
import { useWatching } from './use-watching.ts'
import classes from './VideoPage.module.css'

/** Returns the second with which a link begins: `?t=83`. */
function useStartAt(): number | undefined {
  const { t: at }: { t?: string } = useSearch({ strict: false })
  return startIn(at)
}

interface VideoStageProps {
  video: SiteVideo
  /** The video to go on with, unless a playlist is watched. */
  next: SiteVideo | undefined
  queue?: WatchedQueue | undefined
}

function Stage({ video, next: related, queue }: VideoStageProps) {
  const navigate = useNavigate()
  const viewer = useSession()?.id
  const source = usePlayerSource(video)
  const startAt = useStartAt()
  const { onStarted, onProgress, onEnded } = useWatching(video.video_id, useCameFrom(video.video_id))
  const { video_id, title, channel_name, resume_at, picture } = video
  const next = queue ? queue.next : related
  const previous = queue?.previous
  const open = (id: number) => (queue ? queue.open(id) : void navigate({ to: paths.video(id) }))
  if (source)
    return (
      <Player
        name={playerName(video_id)}
        title={title}
        author={channel_name}
        address={`${paths.video(video_id)}${queue ? stringifySearch({ ...queue.search }) : ''}`}
        viewer={viewer}
        source={source}
        autoplay
        startAt={startAt}
        resumeAt={resume_at ?? undefined}
        next={
          next && {
            title: next.title,
            poster: posterOf(next)?.sources.at(0)?.url,
            open: () => open(next.video_id),
          }
        }
        onPrevious={previous && (() => open(previous.video_id))}
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
export function VideoStage({ video, next, queue }: VideoStageProps) {
  const reasons = reasonsOf(video)
  const stage = <Stage video={video} next={next} queue={queue} />
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
