import type { UploadState } from '../api/upload.ts'

/** How fast an upload is and how long it still takes, in figures that stand still long enough to be read. */
export interface Pace {
  readonly bytesPerSecond: number
  /** Rounded to what can be known: 10 s, then minutes. */
  readonly secondsLeft: number
}

// Older than this says more of the past than of what is left.
const windowMs = 10_000
const enoughMs = 2_000
const tellEveryMs = 2_000
// Short uploads are over before a figure was read.
const worthTelling = 10

function rounded(seconds: number): number {
  return seconds < 55
    ? Math.max(10, Math.round(seconds / 10) * 10)
    : Math.max(60, Math.round(seconds / 60) * 60)
}

/** Hears how many bytes have left, and says the pace once that is known; undefined before, and for what is short. */
export function makePace(): (at: number, sentBytes: number, totalBytes: number) => Pace | undefined {
  let samples: Array<{ at: number; sent: number }> = []
  let told: Pace | undefined
  let toldAt = 0

  return (at, sent, total) => {
    // The newest of what is too old stays: from there on is measured.
    const start = samples.findLastIndex((sample) => at - sample.at >= windowMs)
    samples = [...samples.slice(Math.max(0, start)), { at, sent }]
    const [first] = samples
    if (!first || at - first.at < enoughMs || (told && at - toldAt < tellEveryMs)) return told
    const bytesPerSecond = ((sent - first.sent) / (at - first.at)) * 1000
    if (bytesPerSecond <= 0) return told
    const left = (total - sent) / bytesPerSecond
    if (!told && left < worthTelling) return undefined
    const secondsLeft = rounded(left)
    // A slower moment does not send the figure up and down: it rises only when clearly more is left.
    const before = told?.secondsLeft
    const hardlyMore = before !== undefined && secondsLeft > before && left < before * 1.3
    told = { bytesPerSecond, secondsLeft: hardlyMore ? before : secondsLeft }
    toldAt = at
    return told
  }
}

/** How far an upload is, and how fast where that is worth telling. */
export interface Sending extends UploadState {
  readonly pace: Pace | undefined
}

// Smaller ones have left before a figure was read.
const largeBytes = 5 * 1024 * 1024

/** Adds the pace to what an upload says of itself. */
export function pacing(): (state: UploadState) => Sending {
  let paceOf = makePace()
  return (state) => {
    const { phase, sentBytes, totalBytes } = state
    // How fast it was before it stood still says nothing of what comes.
    if (phase !== 'sending') paceOf = makePace()
    const counts = phase === 'sending' && totalBytes >= largeBytes
    return { ...state, pace: counts ? paceOf(performance.now(), sentBytes, totalBytes) : undefined }
  }
}
