import type { Topic } from '@commons/contract/call.ts'
import type { MediaPlatform } from './media-platform.ts'
import type { MediaUse } from './uses.ts'

const everyMs = 1_000

/** Returns the topic of the owner's pages that show how far a file is. */
export const waitingTopic = (use: MediaUse, owner: number): Topic =>
  use.waitingTopic?.(owner) ?? `waiting:${owner}`

/**
 * Returns a function that takes a file's progress as shares from 0 to 1, and at most once a second stores it
 * and hints it to its owner's pages.
 */
export function toldProgress(
  { bus, log }: Pick<MediaPlatform, 'bus' | 'log'>,
  { use, owner }: { readonly use: MediaUse; readonly owner: number },
  store: (share: number) => Promise<void>,
): (share: number) => void {
  let told = performance.now()
  return (share) => {
    if (performance.now() - told < everyMs) return
    told = performance.now()
    store(Math.min(1, Math.max(0, share)))
      .then(() => bus.hint([{ topic: waitingTopic(use, owner), to: [owner] }]))
      .catch((error: unknown) => log.debug({ err: error }, 'Progress could not be announced'))
  }
}
