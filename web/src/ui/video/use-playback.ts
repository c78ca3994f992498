import { useEffect, useRef, useState, type RefObject } from 'react'
import { usePlayerMemory, remember } from './player-memory.ts'
import { decline, enterStage, isOnStage, letBegin, recovered, started, stopped } from './stage.ts'
import { noteWatched, watched } from './watched.ts'

interface Reading {
  readonly paused: boolean
  readonly ended: boolean
  /** In seconds. */
  readonly time: number
  readonly duration: number
  /** The time up to which it has loaded, in seconds. */
  readonly loaded: number
  readonly speed: number
  /** It should be playing but has no data yet. */
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
  /** The announced duration, until its file tells. */
  readonly seconds: number
  /** Identifies the video and the member watching, also when it is shown again later. */
  readonly name: string
  readonly autoplay: boolean
  /** It has only sound, so the muting of videos does not apply. */
  readonly isSound?: boolean
  /** Whether it is muted, if that is decided elsewhere than for all videos. */
  readonly silent?: boolean | undefined
  /** Whether it goes on where nobody sees it. */
  readonly goesOn?: boolean
  /** Loads the source again, for a source that is not simply the element's `src`. */
  readonly load?: (video: HTMLMediaElement, from: number) => void
}

const loadSource = (video: HTMLMediaElement) => video.load()

/** Turns a video or audio element into state to render, with functions to control it. */
export function usePlayback(
  ref: RefObject<HTMLMediaElement | null>,
  { seconds, name, autoplay, isSound = false, silent, goesOn = false, load = loadSource }: PlaybackOptions,
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
  /** Whether it has played here, so that the poster is gone. */
  const [begun, setBegun] = useState(false)
  /** Whether it started by itself, and so without sound whatever this browser remembers. */
  const [byItself, setByItself] = useState(false)
  const place = useRef(reading.time)
  const isMuted = memory.muted && !isSound
  const muted = silent ?? (byItself || isMuted)

  const update = () => {
    const video = ref.current
    if (!video) return
    // While a source fails or changes, the time is 0.
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
      // If the browser forbids playing, it stays paused without an event; a failure has its own.
      if (video.paused && video.error === null) stopped(video)
      update()
    })
  }
  const beginAlone = useRef(() => {})
  beginAlone.current = () => begin(true)

  useEffect(() => {
    const video = ref.current
    if (!video) return
    const leave = enterStage(video, name, goesOn)
    return () => {
      noteWatched(name, { place: video.ended ? 0 : place.current })
      leave()
      video.pause()
    }
  }, [ref, name, goesOn])
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
      // In development, React also runs this for elements that stay.
      if (video.isConnected) return
      // Otherwise loading continues, and the data is kept until the element is collected.
      video.removeAttribute('src')
      video.load()
    }
  }, [ref])

  /** Loads the file again, or another rendition of it, and continues at the same time. */
  const reload = (andPlay: boolean) => {
    const video = ref.current
    if (!video) return
    // Stops it without an event.
    load(video, place.current)
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
    // Before anything has loaded, there is no event for it.
    setReading((now) => ({ ...now, time, ended: false }))
  }

  return {
    ...reading,
    begun,
    byItself,
    muted,
    volume: memory.volume,
    play: () => begin(false),
    /** Plays it again from the beginning, with or without sound as before. */
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
      // Each new source resets the speed to this.
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
    /** Reloads a video that failed; it continues if it was the one playing. */
    recover: () => {
      const video = ref.current
      if (!video) return
      const goesOn = isOnStage(video)
      reload(goesOn)
      if (!goesOn) recovered(video)
    },
    /** Call when it failed for good: another one may play. */
    giveUp: () => {
      if (ref.current) stopped(ref.current)
    },
    events: {
      onPlay: update,
      onPlaying: update,
      onPause: () => {
        // A failure also pauses; a video waiting for a network stays the one playing.
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
