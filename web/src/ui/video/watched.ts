/** What this page remembers of a video, also while its card is away. */
interface Watched {
  /** Where it was, in seconds. */
  readonly place: number
  /** Stopped by somebody's own hand, or seen to its end: it does not begin by itself again. */
  readonly declined: boolean
}

/** Of so many videos; a day in the feed shows more. */
export const mostWatched = 300

const fresh: Watched = { place: 0, declined: false }
// By whose it is and which video, the latest last.
const kept = new Map<string, Watched>()

/** What one member has watched is nothing to the next one in this tab. */
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
