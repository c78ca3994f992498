import type { Video } from '@commons/contract/shared/video.ts'
import { useLingui } from '@lingui/react/macro'
import { IconPlayerPlayFilled } from '@tabler/icons-react'
import { useEffect, useImperativeHandle, useRef } from 'react'
import { useSession } from '../../../api/session.ts'
import { Loading } from '../../../ui/video/PlayerStates.tsx'
import { usePlayerMemory } from '../../../ui/video/player-memory.ts'
import { SeekBar } from '../../../ui/video/SeekBar.tsx'
import { useCaptions } from '../../../ui/video/use-captions.ts'
import { useFailure } from '../../../ui/video/use-failure.ts'
import { useMayPlay } from '../../../ui/video/use-may-play.ts'
import { usePlayback } from '../../../ui/video/use-playback.ts'
import { useSource, useSourceChange } from '../../../ui/video/use-source.ts'
import { noteWatched, watchedName } from '../../../ui/video/watched.ts'
import { coverOf } from '../reel.ts'
import { CaptionsButton } from './CaptionsButton.tsx'
import { PlayButton } from './PlayButton.tsx'
import type { MediaProps } from './media-props.ts'
import classes from './ReelMedia.module.css'
import { Unplayable } from './Unplayable.tsx'
import { useWatching } from './use-watching.ts'

/** The video of a reel. It plays in a loop while it is the current one. */
export function ReelVideo({
  reel,
  video,
  isActive,
  isNext,
  isSilent,
  handle,
  onNext,
}: MediaProps & { video: Video }) {
  const { t } = useLingui()
  const element = useRef<HTMLVideoElement>(null)
  const track = useRef<HTMLTrackElement>(null)
  const mayPlay = useMayPlay()
  const name = `reel ${watchedName(useSession()?.id, video.sources[0]?.url ?? '')}`
  const playback = usePlayback(element, {
    seconds: video.seconds,
    name,
    autoplay: isActive && mayPlay,
    silent: isSilent,
  })
  const { paused, begun, time, duration } = playback
  const { source } = useSource(video, element, false)
  useSourceChange(source?.url, !paused, playback.reload)
  const { failure, retry, onError } = useFailure(source?.url, {
    retry: () => playback.reload(true),
    back: playback.recover,
    giveUp: playback.giveUp,
  })
  const { captions } = usePlayerMemory()
  const captioned = video.captions !== null && (captions ?? isSilent)
  const lines = useCaptions(track, captioned && isActive)
  const watch = useWatching(reel.reel_id, isActive)
  const toggle = () => (paused ? playback.play() : playback.pause())
  useImperativeHandle(handle, () => ({ toggle }))

  const leave = useRef(() => {})
  leave.current = () => {
    element.current?.pause()
    playback.seek(0)
    // It starts from the beginning when the viewer comes back, even if they had stopped it.
    noteWatched(name, { place: 0, declined: false })
  }
  useEffect(() => (isActive ? () => leave.current() : undefined), [isActive])

  const still = coverOf(reel)?.sources.at(-1)?.url
  const isWaiting = isActive && begun && playback.waiting && !failure
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- where there are captions, they are below */}
      <video
        ref={element}
        className={classes.media}
        src={source?.url}
        poster={still}
        preload={mayPlay && (isActive || isNext) ? 'auto' : 'none'}
        playsInline
        aria-label={video.poster.alt || undefined}
        onError={onError}
        {...playback.events}
        onTimeUpdate={() => {
          playback.events.onTimeUpdate()
          const now = element.current
          if (now && begun) watch(now.currentTime / duration)
        }}
        onEnded={() => {
          watch(1)
          playback.again()
        }}
      >
        {video.captions !== null && <track ref={track} kind="captions" src={video.captions} />}
      </video>
      {isWaiting && <Loading />}
      {isActive && paused && !failure && (
        <button type="button" className={classes.start} aria-label={t`Play`} onClick={playback.play}>
          <span className={classes.disc}>
            <IconPlayerPlayFilled size={34} aria-hidden="true" />
          </span>
        </button>
      )}
      {failure && isActive && <Unplayable failure={failure} onRetry={retry} onNext={onNext} />}
      {lines.length > 0 && (
        <div className={classes.captions} data-captions>
          {lines.map((line, index) => (
            <p key={index}>{line}</p>
          ))}
        </div>
      )}
      {!failure && isActive && (
        <div className={classes.bar}>
          <PlayButton paused={paused} onPress={toggle} />
          <SeekBar playback={{ ...playback, time, duration }} />
          {video.captions !== null && <CaptionsButton isOn={captioned} />}
        </div>
      )}
    </>
  )
}
