/** Kinds of objects that members can report, declared by features. docs/decisions/036 has the reasons. */
import type { RefusalOf } from '@commons/contract/call.ts'
import type { add_report, ReportType } from '@commons/contract/moderation/moderation.ts'
import type { RawBuilder } from 'kysely'
import type { z } from 'zod'
import type { Db, Tx } from './db/prepared.ts'
import type { MediaKind } from './media/worker/tasks.ts'
import type { VisibleIds } from './realtime/topics.ts'

/** An object to be reported, as the reporter sees it. */
export interface Reported {
  /** The reported object's id, which may differ from the id given: a reminder's original. */
  readonly id: number
  /** Its author, who can't report it. */
  readonly author: number
  /** The content that the reporter saw, as text. */
  readonly message: string
  readonly file_type: MediaKind | 'attachment' | null
  /** Every member could read it, so the reporter may always see this content again. */
  readonly is_open: boolean
  /** What moderators need beyond the content that the reporter saw; deleted once the decision stands. */
  readonly evidence?: object
  /** The conversation whose messages are kept until then. */
  readonly conversation_id?: number
}

export type ReportKindName = z.output<typeof ReportType>

/** What moderators can do to an object, besides warning its author. */
export type ObjectAct = 'hide' | 'label'

export interface ReportKind {
  /** Returns the object with this id, if `viewer` may report it. */
  find(db: Db, viewer: number, id: number): Promise<Reported[]>
  /** Its table, and the alias by which `link` refers to it. */
  readonly table: string
  readonly as: string
  /** The object's path in the client. */
  readonly link: RawBuilder<string | null>
  /**
   * Selects those of these ids that a reporter may still see: they get a link, and content that wasn't open.
   */
  readonly visible: VisibleIds
  /** The refusal for members who may not see it. */
  readonly notFound: Exclude<RefusalOf<typeof add_report>, 'not_oneself'>
  /** What moderators can do to it: its table then has `deleted_at`, or `nsfw` and `nsfw_kept`. */
  readonly acts: readonly ObjectAct[]
  /** What it says, whoever may see it. */
  readonly text: RawBuilder<string>
  /** Array: topics of the pages that show it. */
  readonly topics: RawBuilder<string[]>
  /** True where `member` leads what it is in, and so decides nothing about it. */
  readonly involves?: (member: RawBuilder<unknown>) => RawBuilder<boolean>
  /** Sets when it was deleted where more than that changes; returns when it was before. */
  readonly setDeleted?: SetDeleted
  /** Removes the content of what was deleted long ago where its purge may wait. */
  readonly empty?: (tx: Tx, id: number) => Promise<void>
}

/**
 * Sets `deleted_at` of the object where `isSo` holds, and returns, as text, what it was before; no row where there is
 * no such object.
 */
export type SetDeleted = (
  tx: Tx,
  id: number,
  change: { readonly at: RawBuilder<unknown>; readonly isSo: RawBuilder<boolean> },
) => Promise<{ readonly was: string | null } | undefined>

export type ReportKinds = Readonly<Partial<Record<ReportKindName, ReportKind>>>
