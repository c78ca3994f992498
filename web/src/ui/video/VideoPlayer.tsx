import type { Video } from '@commons/contract/shared/video.ts'
import { useEffect, useLayoutEffect, useRef, type MouseEvent, type PointerEvent, type RefObject } from 'react'
import { PlayerBar } from './PlayerBar.tsx'
import { Failed, Loading, SoundButton, StartButton } from './PlayerStates.tsx'
import { usePlayer } from './use-player.ts'
import classes from './VideoPlayer.module.css'

export interface VideoPlayerProps {
  video: Video
  /** The player's name: "Video by Ada". */
  label: string
  /** Whether it may start by itself, without sound, when in view. */
  autoplay: boolean
  /** The member watching, if known: what is remembered of a video is theirs. */
  viewer: number | undefined
  /** The element that fills the screen in full screen. */
  box: RefObject<HTMLElement | null>
  /** Called when it plays: its placeholder can be removed. */
  onBegin: () => void
  /** Called with the share that was reached, while it plays. */
  onWatched?: ((share: number) => void) | undefined
}

/** The browser's own video element with our controls. */
export default function VideoPlayer({
  video,
  label,
  autoplay,
  viewer,
  box,
  onBegin,
  onWatched,
}: VideoPlayerProps) {
  const root = useRef<HTMLDivElement>(null)
  const player = usePlayer({ video, box, autoplay, viewer })
  const { playback, resting } = player
  const { begun, paused, byItself } = playback

  const begin = useRef(onBegin)
  begin.current = onBegin
  useEffect(() => {
    if (begun && !paused) begin.current()
  }, [begun, paused])

  // If the focused control is removed, the focus moves to the play button.
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
    // A finger has no other way to show or hide the controls while it plays.
    if (byFinger && !paused) return resting.resting ? resting.wake() : resting.rest()
    player.toggle()
    resting.wake()
  }
  const move = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') resting.wake()
  }

  const leave = ({ pointerType, currentTarget }: PointerEvent) => {
    // A button that is removed under the pointer causes a leave event, too.
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
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- if there are captions, their track is below */}
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
        onTimeUpdate={({ currentTarget }) => {
          playback.events.onTimeUpdate()
          if (begun) onWatched?.(currentTarget.currentTime / playback.duration)
        }}
        onEnded={() => {
          playback.events.onEnded()
          onWatched?.(1)
        }}
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
