/** Members' exports, and what is removed when they leave: each feature declares this for its own tables. */
import type { RawBuilder } from 'kysely'
import type { Db } from './db/prepared.ts'
import type { GroupEnding } from './group-endings.ts'

/** A member's rows in their export, with columns named as a person would name them. */
export interface TakenAlong {
  /** The file in the export, without `.json`. Tables that share one are exported by one of them. */
  readonly file: string
  readonly rows: (member: RawBuilder<unknown>) => RawBuilder<object>
}

/** Why a table with a member's column isn't exported. */
export interface LeftOut {
  readonly because: string
}

export interface Leaving {
  /** Every table of the feature that has a member's column. */
  readonly tables: Readonly<Record<string, TakenAlong | LeftOut>>
  /** Returns whether the member has something left to settle, or give up, before they are deleted. */
  readonly leaves?: (db: Db, member: number) => Promise<boolean>
  /**
   * Returns whether money is held that is partly somebody else's, so that the member can't ask to be deleted before it
   * is settled.
   */
  readonly holds?: (db: Db, member: number) => Promise<boolean>
  /** Returns whether something that others began is still running: the member is deleted once it has ended. */
  readonly isUnderWay?: (db: Db, member: number) => Promise<boolean>
  /**
   * Removes rows of the member that no cascade removes, or too many for one. May run again after it was
   * interrupted; the member's row still exists, without a name.
   */
  readonly erase?: (
    db: Db,
    member: number,
    by: { readonly groupEndings: readonly GroupEnding[] },
  ) => Promise<void>
}

export const leftOut = (because: string): LeftOut => ({ because })
