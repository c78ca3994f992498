/**
 * Lock order of writes: the writer's own member row first, as when a member is removed; then the object (for
 * a repost, its original first); then the comment replied to. A trigger changes counts last. This avoids
 * deadlocks, and a foreign key never fails: a row that is removed in the meantime isn't found.
 */
import { sql } from 'kysely'
import type { Who } from '../visibility/members.ts'
import { columnOf, type ObjectKind, rowsOf } from '../visibility/object-kind.ts'

/** CTE `me`: the writer's member row, locked against removal. Empty where they are gone. */
export const me = (author: Who) => sql`
  me as materialized (select id from members where id = ${author}::bigint for key share)`

/**
 * CTEs that lock the object and parent of the comments `which` before these; empty where the object is of
 * another kind, or `such` doesn't hold for it.
 */
export const surroundings = (kind: ObjectKind, which: Who, such: Who = sql`true`) => {
  const id = columnOf(kind, 'id')
  return sql`
    placed as materialized (select c.object_id, c.parent_id from comments c where ${which}),
    object as materialized (
      select ${id} from placed join ${rowsOf(kind)} on ${id} = placed.object_id
      where ${such} for key share of ${sql.raw(kind.as)}),
    parent as materialized (
      select c.id, c.author_id from object
      join placed on placed.object_id = object.id join comments c on c.id = placed.parent_id
      for no key update of c)`
}
