import { useEffect, useRef, useState, type RefObject } from 'react'
import { usePlayerMemory, remember } from './player-memory.ts'
import { decline, enterStage, isOnStage, letBegin, recovered, started, stopped } from './stage.ts'
import { noteWatched, watched } from './watched.ts'

interface Reading {
  readonly paused: boolean
  readonly ended: boolean
  /** Seconds. */
  readonly time: number
  readonly duration: number
  /** Until when it has come, in seconds. */
  readonly loaded: number
  readonly speed: number
  /** It should play and has nothing to show yet. */
  readonly waiting: boolean
}

function loadedUntil({ buffered, currentTime }: HTMLMediaElement): number {
  for (let index = 0; index < buffered.length; index++) {
    if (buffered.start(index) <= currentTime + 0.1 && buffered.end(index) >= currentTime)
      return buffered.end(index)
  }
  return currentTime
}

function readingOf(video: HTMLMediaElement, seconds: number): Reading {
  const { paused, ended, currentTime, duration, playbackRate, readyState } = video
  return {
    paused,
    ended,
    time: currentTime,
    duration: Number.isFinite(duration) && duration > 0 ? duration : seconds,
    loaded: loadedUntil(video),
    speed: playbackRate,
    waiting: !paused && !ended && readyState < HTMLMediaElement.HAVE_FUTURE_DATA,
  }
}

interface PlaybackOptions {
  /** How long it is said to be, until its file tells. */
  readonly seconds: number
  /** Names the video and who watches it, also when it is shown again later. */
  readonly name: string
  readonly autoplay: boolean
  /** It is nothing without its sound: that videos are muted does not count. */
  readonly isSound?: boolean
  /** Whether it is silent, where that is chosen elsewhere than for all videos. */
  readonly silent?: boolean | undefined
}

/** A video or audio element as a state to draw, and what can be done with it. */
export function usePlayback(
  ref: RefObject<HTMLMediaElement | null>,
  { seconds, name, autoplay, isSound = false, silent }: PlaybackOptions,
) {
  const memory = usePlayerMemory()
  const [reading, setReading] = useState<Reading>({
    paused: true,
    ended: false,
    time: watched(name).place,
    duration: seconds,
    loaded: 0,
    speed: 1,
    waiting: false,
  })
  /** It has played here: the poster has made room. */
  const [begun, setBegun] = useState(false)
  /** It plays by itself, and so without sound whatever this browser remembers. */
  const [byItself, setByItself] = useState(false)
  const place = useRef(reading.time)
  const isMuted = memory.muted && !isSound
  const muted = silent ?? (byItself || isMuted)

  const update = () => {
    const video = ref.current
    if (!video) return
    // A source that failed or changes says 0 meanwhile.
    if (video.readyState > 0) place.current = video.currentTime
    setReading(readingOf(video, seconds))
  }

  const begin = (alone: boolean) => {
    const video = ref.current
    if (!video) return
    if (video.readyState === 0 && place.current > 0) video.currentTime = place.current
    setByItself(alone)
    setBegun(true)
    video.muted = silent ?? (alone || isMuted)
    video.volume = memory.volume
    started(video, alone)
    video.play().catch(() => {
      // What the browser forbids stays paused without an event; what failed tells by its own.
      if (video.paused && video.error === null) stopped(video)
      update()
    })
  }
  const beginAlone = useRef(() => {})
  beginAlone.current = () => begin(true)

  useEffect(() => {
    const video = ref.current
    if (!video) return
    const leave = enterStage(video, name)
    return () => {
      noteWatched(name, { place: video.ended ? 0 : place.current })
      leave()
      video.pause()
    }
  }, [ref, name])
  useEffect(() => {
    if (ref.current) letBegin(ref.current, autoplay ? () => beginAlone.current() : undefined)
  }, [ref, autoplay, name])
  useEffect(() => {
    const video = ref.current
    if (!video) return
    video.muted = muted
    video.volume = memory.volume
  }, [ref, muted, memory.volume])

  useEffect(() => {
    const video = ref.current
    if (!video) return
    return () => {
      // React runs this also for what stays, while it is developed.
      if (video.isConnected) return
      // Else what has been loaded is kept until the element is collected, and loading goes on.
      video.removeAttribute('src')
      video.load()
    }
  }, [ref])

  /** Takes the file, or another one of the same, from where it was. */
  const reload = (andPlay: boolean) => {
    const video = ref.current
    if (!video) return
    // This stops it without an event.
    video.load()
    video.currentTime = place.current
    if (andPlay) begin(byItself)
    else stopped(video)
  }

  const seek = (to: number) => {
    const video = ref.current
    if (!video) return
    const time = Math.min(Math.max(0, to), reading.duration)
    place.current = time
    video.currentTime = time
    // Before anything has loaded no event tells of it.
    setReading((now) => ({ ...now, time, ended: false }))
  }

  return {
    ...reading,
    begun,
    byItself,
    muted,
    volume: memory.volume,
    play: () => begin(false),
    /** From its beginning, once more, as it was played. */
    again: () => {
      if (ref.current) ref.current.currentTime = 0
      begin(byItself)
    },
    pause: () => {
      const video = ref.current
      if (!video) return
      decline(video)
      stopped(video)
      video.pause()
    },
    seek,
    setSpeed: (speed: number) => {
      if (!ref.current) return
      ref.current.playbackRate = speed
      // What it goes back to with every source.
      ref.current.defaultPlaybackRate = speed
    },
    setMuted: (next: boolean) => {
      setByItself(false)
      if (ref.current && !ref.current.paused) started(ref.current, false)
      remember({ muted: next, ...(!next && memory.volume === 0 ? { volume: 0.5 } : {}) })
    },
    setVolume: (volume: number) => {
      setByItself(false)
      if (ref.current && !ref.current.paused) started(ref.current, false)
      remember({ volume: Math.min(1, Math.max(0, volume)), muted: volume <= 0 })
    },
    reload,
    /** It failed and can be loaded again; the one that was playing goes on. */
    recover: () => {
      const video = ref.current
      if (!video) return
      const goesOn = isOnStage(video)
      reload(goesOn)
      if (!goesOn) recovered(video)
    },
    /** It failed for good: another one may play. */
    giveUp: () => {
      if (ref.current) stopped(ref.current)
    },
    events: {
      onPlay: update,
      onPlaying: update,
      onPause: () => {
        // A failure pauses, too; what waits for a network keeps its place.
        if (ref.current?.error === null) stopped(ref.current)
        update()
      },
      onEnded: () => {
        if (ref.current) {
          stopped(ref.current)
          decline(ref.current)
        }
        update()
      },
      onTimeUpdate: update,
      onProgress: update,
      onSeeking: update,
      onSeeked: update,
      onWaiting: update,
      onCanPlay: update,
      onDurationChange: update,
      onRateChange: update,
    },
  }
}

export type Playback = ReturnType<typeof usePlayback>
