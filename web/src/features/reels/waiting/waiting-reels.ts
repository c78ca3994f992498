import { waitingDrafts, type WaitingDraft } from '../../../compose/send/waiting-drafts.ts'
import type { ReelDraft } from './reel-draft.ts'

/** A reel, with its files, that may not have reached the server yet. */
export interface WaitingReel extends WaitingDraft<ReelDraft> {
  readonly kind: 'reel'
}

export const waitingReels = waitingDrafts<WaitingReel>('reel')
