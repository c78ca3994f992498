import type { UploadState } from '../api/upload.ts'

/** An upload's speed and remaining time, in figures that stay long enough to be read. */
export interface Pace {
  readonly bytesPerSecond: number
  /** Rounded to what can be known: tens of seconds, then minutes. */
  readonly secondsLeft: number
}

// Older samples say more of the past than of the time left.
const windowMs = 10_000
const enoughMs = 2_000
const tellEveryMs = 2_000
// Shorter uploads are over before the figure can be read.
const worthTelling = 10

function rounded(seconds: number): number {
  return seconds < 55
    ? Math.max(10, Math.round(seconds / 10) * 10)
    : Math.max(60, Math.round(seconds / 60) * 60)
}

/**
 * Returns a function that takes the bytes sent so far and returns the pace: undefined until it is known, and
 * for short uploads.
 */
export function makePace(): (at: number, sentBytes: number, totalBytes: number) => Pace | undefined {
  let samples: Array<{ at: number; sent: number }> = []
  let told: Pace | undefined
  let toldAt = 0

  return (at, sent, total) => {
    // Keep the newest sample outside the window: it is where the measurement starts.
    const start = samples.findLastIndex((sample) => at - sample.at >= windowMs)
    samples = [...samples.slice(Math.max(0, start)), { at, sent }]
    const [first] = samples
    if (!first || at - first.at < enoughMs || (told && at - toldAt < tellEveryMs)) return told
    const bytesPerSecond = ((sent - first.sent) / (at - first.at)) * 1000
    if (bytesPerSecond <= 0) return told
    const left = (total - sent) / bytesPerSecond
    if (!told && left < worthTelling) return undefined
    const secondsLeft = rounded(left)
    // The figure must not go up and down with slower moments: it rises only when clearly more time is left.
    const before = told?.secondsLeft
    const hardlyMore = before !== undefined && secondsLeft > before && left < before * 1.3
    told = { bytesPerSecond, secondsLeft: hardlyMore ? before : secondsLeft }
    toldAt = at
    return told
  }
}

/** How far an upload is, and its pace if that is worth telling. */
export interface Sending extends UploadState {
  readonly pace: Pace | undefined
}

// Smaller files are sent before a figure can be read.
const largeBytes = 5 * 1024 * 1024

/** Adds the pace to an upload's state. */
export function pacing(): (state: UploadState) => Sending {
  let paceOf = makePace()
  return (state) => {
    const { phase, sentBytes, totalBytes } = state
    // The pace before an interruption says nothing about what comes.
    if (phase !== 'sending') paceOf = makePace()
    const counts = phase === 'sending' && totalBytes >= largeBytes
    return { ...state, pace: counts ? paceOf(performance.now(), sentBytes, totalBytes) : undefined }
  }
}
