/** What this page remembers of a video, even while its card is away. */
interface Watched {
  /** The position, in seconds. */
  readonly place: number
  /** Stopped by somebody, or seen to its end: it must not start by itself again. */
  readonly declined: boolean
}

/** How many videos are remembered; a day in the feed shows more. */
export const mostWatched = 300

const fresh: Watched = { place: 0, declined: false }
// By member and video, the latest last.
const kept = new Map<string, Watched>()

/** Returns a name unique per member and video: what one member watched must not affect the next in this tab. */
export function watchedName(viewer: number | undefined, url: string): string {
  return `${viewer ?? ''} ${url}`
}

export function watched(name: string): Watched {
  return kept.get(name) ?? fresh
}

export function noteWatched(name: string, change: Partial<Watched>): void {
  const next = { ...watched(name), ...change }
  kept.delete(name)
  kept.set(name, next)
  for (const oldest of kept.keys()) {
    if (kept.size <= mostWatched) break
    kept.delete(oldest)
  }
}
