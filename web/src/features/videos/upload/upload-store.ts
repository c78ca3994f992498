import type { Answer } from '../../../api/call.ts'
import { memberStore } from '../../../api/member-store.ts'
import type { Sent } from '../../../compose/send/sender.ts'
import type { VideoDraft } from './video-draft.ts'

export type VideoUpload = Sent<VideoDraft, Answer<'add_video'>>

/** The videos that this page is sending, or could not send. */
export const videoUploads = memberStore<ReadonlyMap<string, VideoUpload>>(new Map())
