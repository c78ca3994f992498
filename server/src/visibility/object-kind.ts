/**
 * A kind of object that members write and others comment on and react to, as the rooms below the features know
 * it: docs/decisions/014-discussions-on-any-object.md. Its table has `id` and says whose it is, and there is a row in `objects`
 * for each of its own.
 */
import type { TopicKind } from '@commons/contract/call.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Who } from './members.ts'

export interface ObjectKind {
  /** As in its topic `post:{id}`, in events and in names of statements. */
  readonly name: TopicKind
  readonly table: string
  /** The alias of its table of which the following speak. */
  readonly as: string
  /** Where it is: a path of the client. */
  readonly link: RawBuilder<string>
  /** Whose the row is, where that is no column `author_id` of it. */
  readonly author?: RawBuilder<number>
  /** True where `viewer` may see the row. */
  readonly visible: (viewer: Who) => RawBuilder<boolean>
  /** True where every member sees the row, unless a block is between them and its author. */
  readonly isOpen: RawBuilder<boolean>
  /** True where the row is marked as not safe for work. */
  readonly isUnsafe: RawBuilder<boolean>
  /** Array: the members who may hear of a change to the row; null where every member may. */
  readonly audience: RawBuilder<number[] | null>
  /**
   * The bounds of who may see the row, as bits: 0 where there are none. What is said of it keeps those of its time,
   * whatever becomes of the row: docs/decisions/017-an-audience-never-widens.md.
   */
  readonly circle: RawBuilder<number>
  /** True where `viewer` is within all of these bounds of the row. */
  readonly isWithin: (circle: Who, viewer: Who) => RawBuilder<boolean>
  /** Array: the members within these bounds of the row; null where that may be every member. */
  readonly within: (circle: Who) => RawBuilder<number[] | null>
  /** True where `viewer`, who sees the row, may comment on it; everybody may where this is missing. */
  readonly takesFrom?: (viewer: Who) => RawBuilder<boolean>
  /** The id of the object that reactions and comments to the row belong to, where that may be another one. */
  readonly target?: RawBuilder<number | null>
  /** What the files of its comments are for, kept with each of them (platform/media/uses.ts). */
  readonly commentFiles: string
}

/** All bounds that there may be. */
export const everyBound = sql.lit(32767)

/** The kind's table, for `from` and `join`. */
export const rowsOf = ({ table, as }: ObjectKind) => sql`${sql.table(table)} ${sql.raw(as)}`
export const columnOf = ({ as, author }: ObjectKind, column: 'id' | 'author_id'): RawBuilder<unknown> =>
  (column === 'author_id' ? author : undefined) ?? sql.ref(`${as}.${column}`)

/** True where the row is what reactions and comments to the object `asked` belong to, and `viewer` sees both. */
export function isTargetOf(kind: ObjectKind, viewer: Who, asked: Who) {
  const id = columnOf(kind, 'id')
  const { target, visible } = kind
  const found = target
    ? sql`(select ${target} from ${rowsOf(kind)} where ${id} = ${asked} and ${visible(viewer)})`
    : asked
  return sql<boolean>`${id} = ${found} and ${visible(viewer)}`
}
