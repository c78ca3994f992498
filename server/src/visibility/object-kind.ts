/**
 * A kind of object that members write and others comment on and react to, as the rooms below the features
 * know it: docs/decisions/014-discussions-on-any-object.md. Its table has an `id` and an author, and each of
 * its rows has one in `objects`.
 */
import type { TopicKind } from '@commons/contract/call.ts'
import type { NetworkFeature } from '@commons/contract/shared/network-feature.ts'
import type { RefusalName } from '@commons/contract/refusals.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Who } from './members.ts'

/** Bounds of a comment: its circle and, where that is a group, how often the group had been opened. */
export interface Bounds {
  readonly circle: Who
  readonly openings: Who
}

/** Which comments wait: none, those with a link or one of the owner's words, or all. */
export type Hold = 'off' | 'some' | 'all'

export interface ObjectKind<NotFound extends RefusalName = RefusalName> {
  /** The feature of the network that it is a part of, where a network can do without. */
  readonly partOf?: NetworkFeature
  /** Name used in its topic `post:{id}`, in events and in names of statements. */
  readonly name: TopicKind
  /** Its name in `objects.kind`, where that isn't `name`. */
  readonly stored?: string
  readonly table: string
  /** Alias of its table in the following SQL. */
  readonly as: string
  /** Its path in the client. */
  readonly link: RawBuilder<string>
  /** The author's id, where the table has no column `author_id`. */
  readonly author?: RawBuilder<number>
  /** True where `viewer` may see the row. */
  readonly visible: (viewer: Who) => RawBuilder<boolean>
  /** The refusal for members who don't see it. */
  readonly notFound: NotFound
  /** True where every member sees the row, unless a block is between them and its author. */
  readonly isOpen: RawBuilder<boolean>
  /** True where the row is marked as not safe for work. */
  readonly isUnsafe: RawBuilder<boolean>
  /** Array: the members who may get hints of a change to the row; null where every member may. */
  readonly audience: RawBuilder<number[] | null>
  /**
   * Bounds on who may see the row, as bits: 0 where there are none. Comments keep the bounds of their time,
   * whatever happens to the row: docs/decisions/017-an-audience-never-widens.md.
   */
  readonly circle: RawBuilder<number>
  /** How often the group that a bound names has been opened, where a bound may name one. */
  readonly openings?: RawBuilder<number | null>
  /** True where `viewer` is within all of these bounds of the row. */
  readonly isWithin: (bounds: Bounds, viewer: Who) => RawBuilder<boolean>
  /** Array: the members within these bounds of the row; null where that may be every member. */
  readonly within: (circle: Who) => RawBuilder<number[] | null>
  /** True where `viewer`, who sees the row, may comment on it; without it everyone may. */
  readonly takesFrom?: (viewer: Who) => RawBuilder<boolean>
  /** Id of the object that reactions and comments to the row belong to, where it may be another one. */
  readonly target?: RawBuilder<number | null>
  /** Whether its author can be given tokens for it. */
  readonly takesTips?: true
  /** The channel with whose shares what is given for the row is divided. */
  readonly channel?: RawBuilder<unknown>
  /** Whether its owner pins and hearts comments on it, and turns them off. */
  readonly ownerControls?: true
  /**
   * Which comments on the row wait for its owner's approval, where nothing is said for the row itself; without
   * it none ever do.
   */
  readonly holds?: RawBuilder<Hold>
  /** What its owner calls it, where comments may wait. */
  readonly title?: RawBuilder<string>
  /** True where `member` decides of its comments as its owner does; without it only its author may. */
  readonly controls?: (member: Who) => RawBuilder<boolean>
  /** Rows `id`: the authors beside whom `member` decides, where comments may wait. */
  readonly decidesBeside?: (member: Who) => RawBuilder<unknown>
  /** Whether comments on it have text alone. */
  readonly wordsOnly?: true
  /** Media use of its comments' files, stored with each file (platform/media/uses.ts). */
  readonly commentFiles: string
}

/** All possible bounds. */
export const everyBound: Bounds = { circle: sql.lit(32767), openings: sql.lit(0) }

/** The bounds of the comment of this row. */
export const boundsOf = (row: string): Bounds => ({
  circle: sql.ref(`${row}.circle`),
  openings: sql.ref(`${row}.openings`),
})

export const storedName = ({ stored, name }: ObjectKind): string => stored ?? name

/** The kind's table, for `from` and `join`. */
export const rowsOf = ({ table, as }: ObjectKind) => sql`${sql.table(table)} ${sql.raw(as)}`
export const columnOf = ({ as, author }: ObjectKind, column: 'id' | 'author_id'): RawBuilder<unknown> =>
  (column === 'author_id' ? author : undefined) ?? sql.ref(`${as}.${column}`)

/** True where `member` decides of the row's comments: its author, or whoever else the kind names. */
export const controlsOf = (kind: ObjectKind, member: Who) =>
  kind.controls?.(member) ?? sql<boolean>`${columnOf(kind, 'author_id')} = ${member}`

/** Rows: those of the objects with these ids that `viewer` sees. */
export const visibleOf =
  (kind: ObjectKind) =>
  (viewer: Who, ids: Who): RawBuilder<{ id: number }> =>
    sql`
  select ${columnOf(kind, 'id')} as id from ${rowsOf(kind)}
  where ${columnOf(kind, 'id')} = any (${ids}::bigint[]) and ${kind.visible(viewer)}`

/** True where reactions and comments to the object `asked` belong to the row, and `viewer` sees both. */
export function isTargetOf(kind: ObjectKind, viewer: Who, asked: Who) {
  const id = columnOf(kind, 'id')
  const { target, visible } = kind
  const found = target
    ? sql`(select ${target} from ${rowsOf(kind)} where ${id} = ${asked} and ${visible(viewer)})`
    : asked
  return sql<boolean>`${id} = ${found} and ${visible(viewer)}`
}
