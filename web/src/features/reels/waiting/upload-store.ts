import type { Answer } from '../../../api/call.ts'
import { memberStore } from '../../../api/member-store.ts'
import type { Sent } from '../../../compose/send/sender.ts'
import type { ReelDraft } from './reel-draft.ts'

export type ReelUpload = Sent<ReelDraft, Answer<'add_reel'>>

/** The reels that this page is sending, or could not send. */
export const reelUploads = memberStore<ReadonlyMap<string, ReelUpload>>(new Map())
