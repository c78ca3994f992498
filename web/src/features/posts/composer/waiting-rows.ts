/** The member's posts in the outbox: whether there are any can be told without what sends and draws them. */
import { waitingDrafts, type WaitingDraft } from '../../../compose/send/waiting-drafts.ts'
import type { PostDraft, PostPlace } from './post-draft.ts'

/** A post, with its files, that may not have reached the server yet. */
export interface WaitingPost extends WaitingDraft<PostDraft> {
  readonly kind: 'post'
  readonly place: PostPlace
}

export const waiting = waitingDrafts<WaitingPost>('post')
