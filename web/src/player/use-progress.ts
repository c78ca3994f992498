import { useEffect, useRef } from 'react'
import type { Progress } from './player-source.ts'

/** Seconds of playing between two reports. */
const every = 5

interface Moment {
  readonly time: number
  readonly duration: number
  readonly paused: boolean
  readonly ended: boolean
  readonly speed: number
}

/** Reports how far a video has been watched: every few seconds, when it stops, and when it goes. */
export function useProgress(
  { time, duration, paused, ended, speed }: Moment,
  onProgress: ((progress: Progress) => void) | undefined,
): void {
  const state = useRef({ at: time, duration, played: 0, report: onProgress })
  state.current.report = onProgress

  const tell = useRef(() => {
    const { at, duration, played, report } = state.current
    if (played === 0) return
    state.current.played = 0
    report?.({ at, duration, played })
  })

  useEffect(() => {
    const now = state.current
    const step = time - now.at
    // A seek is a larger step, or one back.
    if (step > 0 && step <= 2 * speed) now.played += step / speed
    Object.assign(now, { at: time, duration })
    if (paused || ended || now.played >= every) tell.current()
  }, [time, duration, paused, ended, speed])

  useEffect(() => {
    const report = tell.current
    window.addEventListener('pagehide', report)
    return () => {
      window.removeEventListener('pagehide', report)
      report()
    }
  }, [])
}
