/** What members take along and what is removed when they leave: each feature says so of its own tables. */
import type { RawBuilder } from 'kysely'
import type { Db } from './db/prepared.ts'
import type { GroupEnding } from './group-endings.ts'

/** Rows of a member as they take them along, with columns as a person would name them. */
export interface TakenAlong {
  /** The file of the export, without `.json`. Several tables may be in one part: the others name it. */
  readonly file: string
  readonly rows: (member: RawBuilder<unknown>) => RawBuilder<object>
}

/** Why a table with a member's column is not taken along. */
export interface LeftOut {
  readonly because: string
}

export interface Leaving {
  /** Every table of the feature that has a member's column. */
  readonly tables: Readonly<Record<string, TakenAlong | LeftOut>>
  /** Whether anything is left that the member must settle, or give up, before they are deleted. */
  readonly leaves?: (db: Db, member: number) => Promise<boolean>
  /** Whether something is under way that others have begun: the member is deleted once it has ended. */
  readonly isUnderWay?: (db: Db, member: number) => Promise<boolean>
  /**
   * Removes what names the member and goes with no cascade, or is too much for one. It may be done again after it
   * was broken off; the member's row is still there, without a name.
   */
  readonly erase?: (
    db: Db,
    member: number,
    by: { readonly groupEndings: readonly GroupEnding[] },
  ) => Promise<void>
}

export const leftOut = (because: string): LeftOut => ({ because })
