/** What members can report: each feature says so of its own objects. */
import type { RefusalOf } from '@commons/contract/call.ts'
import type { add_report, ReportType } from '@commons/contract/moderation.ts'
import type { z } from 'zod'
import type { Db } from './db/prepared.ts'
import type { MediaKind } from './media/worker/tasks.ts'
import type { VisibleIds } from './realtime/topics.ts'

/** What somebody wants to report, as they see it. */
export interface Reported {
  /** What is reported, or commented on by what is. */
  readonly object_id: number | null
  readonly comment_id: number | null
  /** What is reported, where that is a message. */
  readonly message_id?: number
  /** The conversation of two that it is, or is of. */
  readonly conversation_id?: number
  /** What those who decide need beside what the reporter saw. */
  readonly evidence?: object
  readonly author: number
  readonly message: string
  readonly file_type: MediaKind | null
  /** Every member could read it, so what the reporter saw stays theirs to see. */
  readonly is_open: boolean
}

export type ReportKindName = z.output<typeof ReportType>

export interface ReportKind {
  /** The object with this id, as far as `viewer` sees it. */
  find(db: Db, viewer: number, id: number): Promise<Reported[]>
  /** Those of these ids that a reporter may still read, of what was not open. */
  readonly visible: VisibleIds
  /** Answered where they do not see it. */
  readonly notFound: Exclude<RefusalOf<typeof add_report>, 'not_oneself'>
}

export type ReportKinds = Readonly<Partial<Record<ReportKindName, ReportKind>>>
