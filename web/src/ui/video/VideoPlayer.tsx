import type { Video } from '@commons/contract/shared/video.ts'
import { useEffect, useLayoutEffect, useRef, type MouseEvent, type PointerEvent, type RefObject } from 'react'
import { PlayerBar } from './PlayerBar.tsx'
import { Failed, Loading, SoundButton, StartButton } from './PlayerStates.tsx'
import { usePlayer } from './use-player.ts'
import classes from './VideoPlayer.module.css'

export interface VideoPlayerProps {
  video: Video
  /** Whose it is: "Video by Ada". */
  label: string
  /** Whether it may begin by itself, without sound, when it is in view. */
  autoplay: boolean
  /** Who watches, or nobody known: what is remembered of a video is theirs. */
  viewer: number | undefined
  /** What fills the screen in full screen. */
  box: RefObject<HTMLElement | null>
  /** It plays here now: what stood for it may go. */
  onBegin: () => void
}

/** Our controls on the browser's own video. */
export default function VideoPlayer({ video, label, autoplay, viewer, box, onBegin }: VideoPlayerProps) {
  const root = useRef<HTMLDivElement>(null)
  const player = usePlayer({ video, box, autoplay, viewer })
  const { playback, resting } = player
  const { begun, paused, byItself } = playback

  const begin = useRef(onBegin)
  begin.current = onBegin
  useEffect(() => {
    if (begun && !paused) begin.current()
  }, [begun, paused])

  // Where what had the focus has gone, the keys go on with the button that plays and stops.
  const lost = useRef(false)
  const onLoseFocus = () => {
    lost.current = true
  }
  useLayoutEffect(() => {
    if (!lost.current) return
    lost.current = false
    const next = root.current?.querySelector<HTMLElement>('[data-play]') ?? root.current
    next?.focus({ preventScroll: true })
  })
  const start = () => {
    playback.play()
    resting.wake()
  }

  const press = ({ nativeEvent }: MouseEvent) => {
    const byFinger = 'pointerType' in nativeEvent && nativeEvent.pointerType !== 'mouse'
    root.current?.focus({ preventScroll: true })
    // A finger has no other way to see the controls of what plays, or to be rid of them.
    if (byFinger && !paused) return resting.resting ? resting.wake() : resting.rest()
    player.toggle()
    resting.wake()
  }
  const move = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') resting.wake()
  }

  const leave = ({ pointerType, currentTarget }: PointerEvent) => {
    // A button that goes away under the pointer looks like leaving, too.
    if (pointerType === 'mouse' && !currentTarget.matches(':hover')) resting.rest()
  }

  const { alt } = video.poster
  return (
    <div
      ref={root}
      role="group"
      tabIndex={-1}
      aria-label={label}
      className={classes.player}
      data-resting={(begun && !paused && resting.resting) || undefined}
      onKeyDown={player.onKeyDown}
      onPointerMove={move}
      onPointerLeave={leave}
    >
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- where there are captions, they are below */}
      <video
        ref={player.element}
        className={classes.video}
        src={player.quality.source?.url}
        preload="none"
        playsInline
        onClick={press}
        onDoubleClick={player.fullScreen.toggle}
        onError={player.onError}
        {...playback.events}
      >
        {video.captions !== null && <track ref={player.track} kind="captions" src={video.captions} />}
      </video>
      {player.lines.length > 0 && (
        <div className={classes.captions} data-captions>
          {player.lines.map((line, index) => (
            <p key={index}>{line}</p>
          ))}
        </div>
      )}
      {begun && playback.waiting && !player.failure && <Loading />}
      {!begun && (
        <StartButton
          seconds={video.seconds}
          label={alt === '' ? label : `${label}: ${alt}`}
          onStart={start}
          onLoseFocus={onLoseFocus}
        />
      )}
      {begun && !player.failure && <PlayerBar player={player} onLoseFocus={onLoseFocus} />}
      {begun && byItself && !paused && !player.failure && (
        <SoundButton onPress={() => playback.setMuted(false)} onLoseFocus={onLoseFocus} />
      )}
      <p className={classes.said} role="status">
        {player.said}
      </p>
      {player.failure && <Failed failure={player.failure} onRetry={player.retry} onLoseFocus={onLoseFocus} />}
    </div>
  )
}
