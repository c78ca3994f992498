import { waitingOf } from '../../../compose/outbox/waiting-of.ts'
import type { Waiting } from '../../../compose/outbox/waiting.ts'
import { useStore } from '../../../ui/store.ts'
import type { ReelDraft } from './reel-draft.ts'

/** A reel, with its files, that is not known to have arrived. */
export interface WaitingReel extends Waiting {
  readonly kind: 'reel'
  readonly key: string
  readonly draft: ReelDraft
}

const waiting = waitingOf<WaitingReel>('reel')
const together = waiting.grouped(() => 'all')
const none: readonly WaitingReel[] = []

/** The member's own reels that wait to be sent or were refused, oldest first. */
export function useWaitingReels(): readonly WaitingReel[] {
  return useStore(together, (groups) => groups.get('all') ?? none)
}

/** Has a reel sent under its key as soon as that is possible; false where the browser does not keep it. */
export async function keepReel(reel: Omit<WaitingReel, 'kind'>): Promise<boolean> {
  const isKept = await waiting.change(reel.key, (what) => what ?? { kind: 'reel', ...reel })
  if (!isKept) discardReel(reel.key)
  return isKept
}

export const retryReel = waiting.retry

export function discardReel(key: string): void {
  void waiting.change(key, () => undefined)
}

/** Calls the listener once a reel does not wait any more. */
export function whenDiscarded(key: string, listener: () => void): () => void {
  return together.subscribe(() => {
    if (!waiting.find(key)) listener()
  })
}
