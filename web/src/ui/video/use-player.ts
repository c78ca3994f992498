import type { Video } from '@commons/contract/shared/video.ts'
import { useLingui } from '@lingui/react/macro'
import { useRef, type KeyboardEvent, type RefObject } from 'react'
import { deviceSetting } from '../device-settings.ts'
import { clock } from './media-time.ts'
import { keyAct, nextSpeed, type KeyAct } from './player-keys.ts'
import { remember, usePlayerMemory } from './player-memory.ts'
import { useCaptions } from './use-captions.ts'
import { useFailure } from './use-failure.ts'
import { useFullScreen } from './use-full-screen.ts'
import { usePictureInPicture } from './use-picture-in-picture.ts'
import { usePlayback } from './use-playback.ts'
import { useResting } from './use-resting.ts'
import { useSaid } from './use-said.ts'
import { useSource, useSourceChange } from './use-source.ts'
import { watchedName } from './watched.ts'

// Frame duration of most videos; a video element does not tell its own.
const frame = 1 / 30

interface PlayerOptions {
  readonly video: Video
  /** The element that fills the screen in full screen. */
  readonly box: RefObject<HTMLElement | null>
  readonly autoplay: boolean
  /** The member watching. */
  readonly viewer: number | undefined
}

/** All state and actions of a player. */
export function usePlayer({ video, box, autoplay, viewer }: PlayerOptions) {
  const { t, i18n } = useLingui()
  const element = useRef<HTMLVideoElement>(null)
  const track = useRef<HTMLTrackElement>(null)
  const name = watchedName(viewer, video.sources[0]?.url ?? '')
  const playback = usePlayback(element, { seconds: video.seconds, name, autoplay })
  const fullScreen = useFullScreen(box, element)
  const floating = usePictureInPicture(element)
  const quality = useSource(video, element, fullScreen.isFull)
  const url = quality.source?.url
  const wasPlaying = !playback.paused
  useSourceChange(url, wasPlaying, playback.reload)
  const failing = useFailure(url, {
    retry: () => playback.reload(true),
    back: playback.recover,
    giveUp: playback.giveUp,
  })
  const memory = usePlayerMemory()
  // Without sound, captions are on until the member chooses otherwise.
  const captioned = video.captions !== null && (memory.captions ?? playback.byItself)
  const lines = useCaptions(track, captioned && playback.begun)
  const { said, say } = useSaid()
  const resting = useResting()

  const figure = (value: number) => i18n.number(value, { maximumFractionDigits: 2 })
  const toggle = () => (playback.paused || playback.ended ? playback.play() : playback.pause())
  const setCaptions = (on: boolean) => remember({ captions: on })

  const act = (wanted: KeyAct) => {
    if (wanted.does === 'toggle') toggle()
    else if (wanted.does === 'jump' || wanted.does === 'goTo' || wanted.does === 'step') {
      if (wanted.does === 'step' && !playback.paused) return
      const { time, duration } = playback
      const by = wanted.does === 'jump' ? wanted.by : wanted.does === 'step' ? wanted.by * frame : 0
      const to = wanted.does === 'goTo' ? wanted.share * duration : time + by
      playback.seek(to)
      const at = clock(Math.min(Math.max(0, to), duration), duration)
      if (wanted.does !== 'step') say(at)
    } else if (wanted.does === 'volume') {
      const volume = Math.min(1, Math.max(0, (playback.muted ? 0 : playback.volume) + wanted.by))
      playback.setVolume(volume)
      const percent = i18n.number(volume, { style: 'percent', maximumFractionDigits: 0 })
      say(t`Volume ${percent}`)
    } else if (wanted.does === 'mute') {
      playback.setMuted(!playback.muted)
      say(playback.muted ? t`Sound on` : t`Sound off`)
    } else if (wanted.does === 'captions') {
      if (video.captions === null) return
      setCaptions(!captioned)
      say(captioned ? t`Captions off` : t`Captions on`)
    } else if (wanted.does === 'speed') {
      const speed = nextSpeed(playback.speed, wanted.by)
      playback.setSpeed(speed)
      const times = figure(speed)
      say(t`Speed ${times}×`)
    } else if (wanted.does === 'fullScreen') fullScreen.toggle()
    else if (fullScreen.isFull) fullScreen.toggle()
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target, currentTarget } = event
    // The player's menu is its child in React, but not in the DOM.
    if (event.defaultPrevented || !(target instanceof Element) || !currentTarget.contains(target)) return
    const wanted = keyAct(event, target, deviceSetting('shortcuts') === 'on')
    if (!wanted || (wanted.does === 'leave' && !fullScreen.isFull)) return
    event.preventDefault()
    // Keeps the key from the feed's shortcuts.
    event.stopPropagation()
    resting.wake()
    act(wanted)
  }

  return {
    video,
    element,
    track,
    playback,
    fullScreen,
    floating,
    quality,
    failure: failing.failure,
    retry: failing.retry,
    onError: failing.onError,
    captioned,
    setCaptions,
    lines,
    said,
    resting,
    toggle,
    figure,
    onKeyDown,
  }
}

export type Player = ReturnType<typeof usePlayer>
