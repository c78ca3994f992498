/** What members can report: each feature says so of its own objects. docs/decisions/036 has the reasons. */
import type { RefusalOf } from '@commons/contract/call.ts'
import type { add_report, ReportType } from '@commons/contract/moderation.ts'
import type { RawBuilder } from 'kysely'
import type { z } from 'zod'
import type { Db } from './db/prepared.ts'
import type { MediaKind } from './media/worker/tasks.ts'
import type { VisibleIds } from './realtime/topics.ts'

/** What somebody wants to report, as they see it. */
export interface Reported {
  /** What the report is about, which may be another one than was named: a reminder's original. */
  readonly id: number
  /** Whose it is. They cannot report it themselves. */
  readonly author: number
  /** What the reporter saw, as text. */
  readonly message: string
  readonly file_type: MediaKind | null
  /** Every member could read it, so what the reporter saw stays theirs to see. */
  readonly is_open: boolean
  /** What those who decide need beside what the reporter saw; it goes once they have decided. */
  readonly evidence?: object
  /** The conversation whose messages are kept until then. */
  readonly conversation_id?: number
}

export type ReportKindName = z.output<typeof ReportType>

export interface ReportKind {
  /** The object with this id, as far as `viewer` may report it. */
  find(db: Db, viewer: number, id: number): Promise<Reported[]>
  /** Its table, and the alias under which `link` speaks of it. */
  readonly table: string
  readonly as: string
  /** Where it is: a path of the client. */
  readonly link: RawBuilder<string | null>
  /** Those of these ids that a reporter still sees: they are led there, and read what was not open. */
  readonly visible: VisibleIds
  /** Answered where they do not see it. */
  readonly notFound: Exclude<RefusalOf<typeof add_report>, 'not_oneself'>
}

export type ReportKinds = Readonly<Partial<Record<ReportKindName, ReportKind>>>
