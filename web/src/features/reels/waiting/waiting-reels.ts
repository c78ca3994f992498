import { waitingOf } from '../../../compose/outbox/waiting-of.ts'
import type { Waiting } from '../../../compose/outbox/waiting.ts'
import { useStore } from '../../../ui/store.ts'
import type { ReelDraft } from './reel-draft.ts'

/** A reel, with its files, that may not have reached the server yet. */
export interface WaitingReel extends Waiting {
  readonly kind: 'reel'
  readonly key: string
  readonly draft: ReelDraft
}

const waiting = waitingOf<WaitingReel>('reel')
const together = waiting.grouped(() => 'all')
const none: readonly WaitingReel[] = []

/** Returns the member's own reels that wait to be sent or were refused, oldest first. */
export function useWaitingReels(): readonly WaitingReel[] {
  return useStore(together, (groups) => groups.get('all') ?? none)
}

/**
 * Puts a reel into the outbox, which sends it under its key as soon as possible. Returns false if the browser
 * cannot keep it.
 */
export async function keepReel(reel: Omit<WaitingReel, 'kind'>): Promise<boolean> {
  const isKept = await waiting.change(reel.key, (what) => what ?? { kind: 'reel', ...reel })
  if (!isKept) discardReel(reel.key)
  return isKept
}

export const retryReel = waiting.retry

export function discardReel(key: string): void {
  void waiting.change(key, () => undefined)
}

/** Calls the listener once a reel is no longer waiting. */
export function whenDiscarded(key: string, listener: () => void): () => void {
  return together.subscribe(() => {
    if (!waiting.find(key)) listener()
  })
}
