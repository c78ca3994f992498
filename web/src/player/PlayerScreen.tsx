import { Trans, useLingui } from '@lingui/react/macro'
import { IconHeadphones } from '@tabler/icons-react'
import { useLayoutEffect, useRef, type MouseEvent, type PointerEvent } from 'react'
import { Failed, Loading, StartButton } from '../ui/video/PlayerStates.tsx'
import { ControlBar } from './ControlBar.tsx'
import { MiniBar } from './MiniBar.tsx'
import { NextCard } from './NextCard.tsx'
import type { PlayerProps } from './player-props.ts'
import classes from './PlayerScreen.module.css'
import { useScreen } from './use-screen.ts'

interface PlayerScreenProps {
  player: PlayerProps
  isMini: boolean
  /** Whether its page is open while it is in the corner. */
  hasPage: boolean
}

/** The video with everything that lies over it, wherever it is shown. */
export function PlayerScreen({ player, isMini, hasPage }: PlayerScreenProps) {
  const { t } = useLingui()
  const screen = useScreen(player, isMini)
  const { root, element, playback, resting, captions, choices, stream, failure, waitsForPress } = screen
  const { begun, paused } = playback
  const { title, source } = player

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

  const press = ({ nativeEvent }: MouseEvent) => {
    const byFinger = 'pointerType' in nativeEvent && nativeEvent.pointerType !== 'mouse'
    root.current?.focus({ preventScroll: true })
    // A finger has no other way to show or hide the controls while it plays.
    if (byFinger && !paused) return resting.resting ? resting.wake() : resting.rest()
    screen.toggle()
    resting.wake()
  }
  const move = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') resting.wake()
  }
  const leave = ({ pointerType, currentTarget }: PointerEvent) => {
    // A button that is removed under the pointer causes a leave event, too.
    if (pointerType === 'mouse' && !currentTarget.matches(':hover')) resting.rest()
  }

  return (
    <div
      ref={root}
      role="group"
      tabIndex={-1}
      aria-label={t`Video: ${title}`}
      className={classes.screen}
      data-resting={(begun && !paused && resting.resting) || undefined}
      data-mini={isMini || undefined}
      onKeyDown={screen.onKeyDown}
      onPointerMove={move}
      onPointerLeave={leave}
    >
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- if there are captions, their track is below */}
      <video
        ref={element}
        className={classes.video}
        poster={source.poster ?? undefined}
        preload="none"
        playsInline
        onClick={press}
        onDoubleClick={isMini ? undefined : screen.fullScreen.toggle}
        onError={screen.onMediaError}
        {...playback.events}
        onPlaying={screen.onPlaying}
        onEnded={() => {
          playback.events.onEnded()
          player.onEnded?.()
        }}
      >
        {captions.track && (
          <track
            key={captions.track.url}
            ref={screen.trackElement}
            kind="captions"
            srcLang={captions.track.language}
            label={captions.track.label}
            src={captions.track.url}
          />
        )}
      </video>
      {stream.isSoundOnly && (
        <div className={classes.soundOnly}>
          {source.poster && <img src={source.poster} alt="" />}
          <p>
            <IconHeadphones size={20} aria-hidden="true" />
            <Trans>Audio only</Trans>
          </p>
        </div>
      )}
      {screen.lines.length > 0 && (
        <div className={classes.captions} data-captions data-ground={choices.captionGround}>
          {screen.lines.map((line, index) => (
            <p key={index} style={{ fontSize: `${choices.captionSize}em` }}>
              {line}
            </p>
          ))}
        </div>
      )}
      {!failure && (screen.isPreparing || (begun && playback.waiting)) && <Loading />}
      {waitsForPress && !failure && (
        <StartButton
          seconds={source.duration}
          label={title}
          onStart={() => {
            screen.play()
            resting.wake()
          }}
          onLoseFocus={onLoseFocus}
        />
      )}
      {isMini ? (
        <MiniBar screen={screen} hasPage={hasPage} />
      ) : (
        !waitsForPress && !failure && <ControlBar screen={screen} onLoseFocus={onLoseFocus} />
      )}
      {!isMini && !failure && <NextCard screen={screen} onLoseFocus={onLoseFocus} />}
      <p className={classes.said} role="status">
        {screen.said}
      </p>
      {failure && <Failed failure={failure} onRetry={screen.retry} onLoseFocus={onLoseFocus} />}
    </div>
  )
}
