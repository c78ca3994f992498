import { memberStore } from '../../../api/member-store.ts'
import type { Sending } from '../../../compose/upload-pace.ts'
import type { ReelDraft } from './reel-draft.ts'

export interface ReelUpload {
  readonly key: string
  readonly draft: ReelDraft
  /** The progress; undefined if it has failed. */
  readonly sending: Sending | undefined
  readonly problem: { readonly message: string; readonly retry: boolean } | undefined
}

/** The reels that this page is sending, or could not send. */
export const reelUploads = memberStore<ReadonlyMap<string, ReelUpload>>(new Map())
