import type { MediaPlatform } from './media-platform.ts'

const everyMs = 1_000

/**
 * Returns a function that takes a file's progress as shares from 0 to 1, and at most once a second stores it
 * and hints it to its owner's pages.
 */
export function toldProgress(
  { bus, log }: Pick<MediaPlatform, 'bus' | 'log'>,
  owner: number,
  store: (share: number) => Promise<void>,
): (share: number) => void {
  let told = performance.now()
  return (share) => {
    if (performance.now() - told < everyMs) return
    told = performance.now()
    store(Math.min(1, Math.max(0, share)))
      .then(() => bus.hint([{ topic: `waiting:${owner}`, to: [owner] }]))
      .catch((error: unknown) => log.debug({ err: error }, 'Progress could not be announced'))
  }
}
