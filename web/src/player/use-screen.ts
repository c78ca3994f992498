import { useLingui } from '@lingui/react/macro'
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useDeviceSetting } from '../ui/device-settings.ts'
import { savesData } from '../ui/states/network.ts'
import { clock } from '../ui/video/media-time.ts'
import { nextSpeed } from '../ui/video/player-keys.ts'
import { useCaptions } from '../ui/video/use-captions.ts'
import { useFailure } from '../ui/video/use-failure.ts'
import { useFullScreen } from '../ui/video/use-full-screen.ts'
import { usePictureInPicture } from '../ui/video/use-picture-in-picture.ts'
import { usePlayback } from '../ui/video/use-playback.ts'
import { useResting } from '../ui/video/use-resting.ts'
import { useSaid } from '../ui/video/use-said.ts'
import { noteWatched, watched, watchedName } from '../ui/video/watched.ts'
import { choose, useChoices } from './choices.ts'
import { playerKey, type PlayerKey } from './player-keys.ts'
import type { PlayerProps } from './player-props.ts'
import { setPlayhead } from './playhead.ts'
import { setMini } from './playing-place.ts'
import { useBuffered } from './use-buffered.ts'
import { useCaptionChoice } from './use-caption-choice.ts'
import { useMediaSession } from './use-media-session.ts'
import { useProgress } from './use-progress.ts'
import { useStream } from './use-stream.ts'

// Frame duration of most videos; a video element does not tell its own.
const frame = 1 / 30
/** What is watched of a beginning, and left of an end, for its place to be worth keeping. */
const [fromStart, fromEnd] = [5, 10]

/** Notes where a video begins, before it is rendered; returns its name in this tab. */
function begins({ name, viewer, startAt, resumeAt, source }: PlayerProps): string {
  const key = watchedName(viewer, name)
  const isWorth = resumeAt !== undefined && resumeAt >= fromStart && resumeAt <= source.duration - fromEnd
  if (startAt !== undefined) noteWatched(key, { place: startAt })
  else if (watched(key).place === 0 && isWorth) noteWatched(key, { place: resumeAt })
  return key
}

/** All state and actions of the player of one video. */
export function useScreen(player: PlayerProps, isMini: boolean) {
  const { t, i18n } = useLingui()
  const { source, autoplay = false, startAt } = player
  const element = useRef<HTMLVideoElement>(null)
  const root = useRef<HTMLDivElement>(null)
  const trackElement = useRef<HTMLTrackElement>(null)
  const [key] = useState(() => begins(player))
  const choices = useChoices()
  const onError = useRef(() => {})
  const [dataSaver] = useDeviceSetting('dataSaver')
  const isSaving = choices.quality === 'auto' && (dataSaver === 'on' || savesData())
  const quality = isSaving ? 'saver' : choices.quality
  const stream = useStream(element, source, quality, () => onError.current())
  const playback = usePlayback(element, {
    seconds: source.duration,
    name: key,
    autoplay: false,
    goesOn: true,
    load: (_video, from) => {
      if (stream.isOpen()) stream.open(from)
    },
  })
  const fullScreen = useFullScreen(root, element)
  const floating = usePictureInPicture(element)
  const captions = useCaptionChoice(source.captions, playback.byItself)
  const lines = useCaptions(trackElement, captions.track !== undefined && playback.begun, captions.track?.url)
  const ranges = useBuffered(element)
  const { said, say } = useSaid()
  const resting = useResting()
  /** Whether it waits for the code of streams. */
  const [isPreparing, setPreparing] = useState(false)
  /** Whether somebody has started it; a browser may forbid it to start by itself. */
  const [isPressed, setPressed] = useState(false)
  /** Whether it has ever played here. */
  const [hasPlayed, setHasPlayed] = useState(false)

  const latest = useRef(playback)
  latest.current = playback

  const go = () => {
    setPreparing(false)
    if (!stream.isOpen()) stream.open(latest.current.time)
    latest.current.play()
  }
  const begin = () => {
    const preparing = stream.isOpen() ? undefined : stream.prepare()
    if (!preparing) return go()
    setPreparing(true)
    preparing.then(go, () => {
      setPreparing(false)
      failing.onError()
    })
  }
  const play = () => {
    setPressed(true)
    begin()
  }
  const toggle = () => (playback.paused || playback.ended ? play() : playback.pause())

  const failing = useFailure(stream.address, {
    retry: () => (stream.isOpen() ? playback.reload(true) : play()),
    back: () => (stream.isOpen() ? playback.recover() : play()),
    giveUp: playback.giveUp,
  })
  // The addresses of a stream are good for some time only. Opened again, it goes on with new ones.
  const renewedAt = useRef<number>(undefined)
  onError.current = () => {
    const { time, paused } = latest.current
    const hasGoneOn = renewedAt.current === undefined || Math.abs(time - renewedAt.current) > 1
    if (!hasPlayed || !hasGoneOn || !navigator.onLine) return failing.onError()
    renewedAt.current = time
    latest.current.reload(!paused)
  }

  const seek = (to: number) => {
    playback.seek(to)
    if (!stream.isOpen()) play()
  }

  useEffect(() => {
    const video = element.current
    if (!video) return
    // Each new source resets the speed to the default.
    video.defaultPlaybackRate = choices.speed
    video.playbackRate = choices.speed
  }, [choices.speed])

  const latestBegin = useRef(begin)
  latestBegin.current = begin
  useEffect(() => {
    if (autoplay) latestBegin.current()
    // A page may allow it only later, such as when it is uncovered.
  }, [autoplay])
  const latestSeek = useRef(seek)
  latestSeek.current = seek
  const startedAt = useRef(startAt)
  useEffect(() => {
    if (startAt === startedAt.current) return
    startedAt.current = startAt
    if (startAt !== undefined) latestSeek.current(startAt)
  }, [startAt])

  const { paused, time, duration, begun } = playback
  const told = useRef(player.onStarted)
  told.current = player.onStarted
  useEffect(() => {
    if (hasPlayed) told.current?.()
  }, [hasPlayed])
  useProgress({ ...playback, speed: choices.speed }, player.onProgress)
  useMediaSession(begun, player, playback, {
    play,
    pause: playback.pause,
    stop: () => {
      playback.pause()
      playback.seek(0)
    },
    seek: playback.seek,
    jump: (by) => playback.seek(latest.current.time + by),
  })
  const { name } = player
  useEffect(() => setPlayhead({ name, time, seek: (to) => latestSeek.current(to) }), [name, time])
  useEffect(() => () => setPlayhead(null), [])

  const figure = (value: number) => i18n.number(value, { maximumFractionDigits: 2 })
  const setSpeed = (speed: number) => choose({ speed })

  const act = (wanted: PlayerKey) => {
    const goTo = (to: number) => {
      seek(to)
      say(clock(Math.min(Math.max(0, to), duration), duration))
    }
    switch (wanted.does) {
      case 'toggle':
        return toggle()
      case 'jump':
        return goTo(time + wanted.by)
      case 'goTo':
        return goTo(wanted.share * duration)
      case 'step':
        if (paused) playback.seek(time + wanted.by * frame)
        return
      case 'volume': {
        const volume = Math.min(1, Math.max(0, (playback.muted ? 0 : playback.volume) + wanted.by))
        playback.setVolume(volume)
        const percent = i18n.number(volume, { style: 'percent', maximumFractionDigits: 0 })
        return say(t`Volume ${percent}`)
      }
      case 'mute':
        playback.setMuted(!playback.muted)
        return say(playback.muted ? t`Sound on` : t`Sound off`)
      case 'captions':
        if (captions.tracks.length === 0) return say(t`No captions`)
        captions.toggle()
        return say(captions.track ? t`Captions off` : t`Captions on`)
      case 'speed': {
        const speed = nextSpeed(choices.speed, wanted.by)
        setSpeed(speed)
        const times = figure(speed)
        return say(t`Speed ${times}×`)
      }
      case 'fullScreen':
        return fullScreen.toggle()
      case 'leave':
        return fullScreen.isFull ? fullScreen.toggle() : undefined
      case 'theatre':
        return player.hasTheatre && !isMini ? choose({ theatre: !choices.theatre }) : undefined
      case 'mini':
        return player.hasMini === false ? undefined : setMini(!isMini)
      case 'next':
        return player.next?.open()
      case 'previous':
        return player.onPrevious?.()
    }
  }

  const onKey = useRef((_event: globalThis.KeyboardEvent): boolean => false)
  onKey.current = (event) => {
    const wanted = root.current && playerKey(event, root.current)
    if (!wanted || (wanted.does === 'leave' && !fullScreen.isFull)) return false
    event.preventDefault()
    resting.wake()
    // Held down, only what goes step by step goes on.
    const steps = ['jump', 'volume', 'step', 'speed'].includes(wanted.does)
    if (!event.repeat || steps) act(wanted)
    return true
  }
  useLayoutEffect(() => {
    // In the corner it leaves the keys of the page to the page.
    if (isMini) return
    const listen = (event: globalThis.KeyboardEvent) => {
      const { target } = event
      // Controls in the player have their own keys first.
      if (target instanceof Node && root.current?.contains(target)) return
      if (onKey.current(event)) event.stopPropagation()
    }
    // Capturing, to come before the shortcuts of all pages.
    window.addEventListener('keydown', listen, { capture: true })
    return () => window.removeEventListener('keydown', listen, { capture: true })
  }, [isMini])

  return {
    player,
    element,
    root,
    trackElement,
    stream,
    choices,
    playback,
    fullScreen,
    floating,
    captions,
    lines,
    ranges,
    said,
    resting,
    isPreparing,
    waitsForPress: playback.paused && !isPressed && !hasPlayed && !isPreparing,
    failure: failing.failure,
    retry: failing.retry,
    play,
    toggle,
    seek,
    setSpeed,
    figure,
    setSoundOnly: (only: boolean) => {
      stream.chooseSound(only)
      if (stream.isOpen()) playback.reload(!paused)
    },
    onMediaError: stream.onMediaError,
    onPlaying: () => {
      setHasPlayed(true)
      playback.events.onPlaying()
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      // The player's menu is its child in React, but not in the DOM.
      if (!(event.target instanceof Node) || !root.current?.contains(event.target)) return
      if (onKey.current(event.nativeEvent)) event.stopPropagation()
    },
  }
}

export type Screen = ReturnType<typeof useScreen>
