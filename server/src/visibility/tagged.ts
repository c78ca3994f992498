/** Objects by their tags: parts of lists, which also check who sees the object. */
import { sql } from 'kysely'
import type { Who } from './members.ts'
import { type ObjectKind, storedName } from './object-kind.ts'

/** The id of the tag that people call this; null where there is none. */
export const tagNamed = (text: Who) =>
  sql<number | null>`(select id from hashtags where key = tag_key(${text}::text))`

/** True where the row `t` of `object_tags` says that an object of this kind has the tag of this id. */
export const isTagged = (kind: ObjectKind, tag: Who) =>
  sql<boolean>`t.kind = ${sql.lit(storedName(kind))} and t.hashtag_id = ${tag}`

/**
 * Rows of `object_id` and `position`: the newest published objects of this kind with the tag, seen or not, for
 * a walk over `most` of them from `before` backwards. The halves are in order, so a plan merges two walks and
 * needn't read either to its end.
 */
export const taggedBefore = (kind: ObjectKind, tag: Who, before: Who, most: number) => {
  const half = (isPublic: boolean) => sql`
    select t.object_id, t.position from object_tags t
    where ${isTagged(kind, tag)} and t.is_public = ${sql.lit(isPublic)} and t.position < ${before}
    order by t.position desc limit ${sql.lit(most)}`
  return sql<{ object_id: number; position: number }>`((${half(true)}) union all (${half(false)}))`
}
