/** Every kind of object that can be reacted to and commented on. */
import { type RawBuilder, sql } from 'kysely'
import type { Who } from './members.ts'
import { columnOf, type ObjectKind, rowsOf, storedName } from './object-kind.ts'
import { posts } from './posts.ts'
import { projectDiscussions } from './project-discussions.ts'
import { reels } from './reels.ts'
import { surveys } from './surveys.ts'
import { videos } from './videos.ts'

export const objectKinds: readonly ObjectKind[] = [posts, surveys, projectDiscussions, reels, videos]

/** Those whose authors can be given tokens for them; transactions name them as `objects.kind` does. */
export const tippedKinds = objectKinds.filter(({ takesTips }) => takesTips)

interface Asked {
  readonly id: Who
  /** Its kind, where the statement has it. */
  readonly kind?: Who
}

/**
 * What `column` is on the row of the object with this id, which is of one of these kinds: only its own kind's
 * table is read. Null where there is no such object.
 */
export function onObject<T>(
  { id, kind = sql`(select known.kind from objects known where known.id = ${id})` }: Asked,
  kinds: readonly ObjectKind[],
  column: (kind: ObjectKind) => RawBuilder<T>,
) {
  const found = (each: ObjectKind) =>
    sql<T | null>`(select ${column(each)} from ${rowsOf(each)} where ${columnOf(each, 'id')} = ${id})`
  const [only] = kinds
  if (only && kinds.length === 1) return found(only)
  const cases = kinds.map((each) => sql`when ${sql.lit(storedName(each))} then ${found(each)}`)
  return sql<T | null>`(case ${kind} ${sql.join(cases, sql` `)} end)`
}

/** Rows: those of the objects with these ids, of any kind, that `viewer` sees. */
export const visibleObjects = (viewer: Who, ids: Who) => sql<{ id: number }>`
  select asked.id from objects asked where asked.id = any (${ids}::bigint[])
    and ${onObject({ id: sql.ref('asked.id'), kind: sql.ref('asked.kind') }, objectKinds, ({ visible }) => visible(viewer))}`
