import { useEffect, useRef } from 'react'
import type { PlayerProps } from './player-props.ts'

export interface MediaControls {
  readonly play: () => void
  readonly pause: () => void
  readonly stop: () => void
  readonly seek: (to: number) => void
  readonly jump: (by: number) => void
}

interface Position {
  readonly time: number
  readonly duration: number
  readonly speed: number
  readonly paused: boolean
}

const jump = 10

/** Shows a video that has begun on the lock screen, and lets media keys control it. */
export function useMediaSession(
  isOn: boolean,
  { title, author, source, next, onPrevious }: PlayerProps,
  position: Position,
  controls: MediaControls,
): void {
  const latest = useRef({ controls, next, onPrevious })
  latest.current = { controls, next, onPrevious }
  const poster = source.poster ?? undefined
  const [hasNext, hasPrevious] = [next !== undefined, onPrevious !== undefined]

  useEffect(() => {
    if (!isOn || !('mediaSession' in navigator)) return
    const session = navigator.mediaSession
    session.metadata = new MediaMetadata({
      title,
      artist: author ?? '',
      artwork: poster === undefined ? [] : [{ src: new URL(poster, location.href).href }],
    })
    return () => {
      session.metadata = null
      session.playbackState = 'none'
    }
  }, [isOn, title, author, poster])

  useEffect(() => {
    if (!isOn || !('mediaSession' in navigator)) return
    const actions: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
      play: () => latest.current.controls.play(),
      pause: () => latest.current.controls.pause(),
      stop: () => latest.current.controls.stop(),
      seekto: ({ seekTime }) => {
        if (seekTime !== undefined) latest.current.controls.seek(seekTime)
      },
      seekbackward: ({ seekOffset }) => latest.current.controls.jump(-(seekOffset ?? jump)),
      seekforward: ({ seekOffset }) => latest.current.controls.jump(seekOffset ?? jump),
      ...(hasNext && { nexttrack: () => latest.current.next?.open() }),
      ...(hasPrevious && { previoustrack: () => latest.current.onPrevious?.() }),
    }
    const set = (name: string, handler: MediaSessionActionHandler | null) => {
      try {
        navigator.mediaSession.setActionHandler(name as MediaSessionAction, handler)
      } catch {
        // This browser doesn't know the action.
      }
    }
    for (const [name, handler] of Object.entries(actions)) set(name, handler)
    return () => {
      for (const name of Object.keys(actions)) set(name, null)
    }
  }, [isOn, hasNext, hasPrevious])

  const { time, duration, speed, paused } = position
  useEffect(() => {
    if (!isOn || !('mediaSession' in navigator)) return
    navigator.mediaSession.playbackState = paused ? 'paused' : 'playing'
  }, [isOn, paused])
  useEffect(() => {
    if (!isOn || !('mediaSession' in navigator) || !(duration > 0)) return
    navigator.mediaSession.setPositionState?.({
      duration,
      playbackRate: speed,
      position: Math.min(time, duration),
    })
  }, [isOn, time, duration, speed])
}
