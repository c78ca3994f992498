/**
 * Lock order of writes: the writer's own member row first, as when a member is removed; then the object (for
 * a repost, its original first); then the comment replied to; then the counts, before the row of which there may be
 * one for each member. This avoids deadlocks, and a foreign key never fails: a row that is removed in the meantime
 * isn't found.
 */
import { sql } from 'kysely'
import type { Sharing } from '../platform/db/shared-write.ts'
import type { Who } from '../visibility/members.ts'
import { columnOf, type ObjectKind, rowsOf } from '../visibility/object-kind.ts'

/** CTE `me`: the writer's member row, locked against removal. Empty where they are gone. */
export const me = (author: Who) => sql`
  me as materialized (select id from members where id = ${author}::bigint for key share)`

/** CTE `me` of a shared write: what is asked by those whose member row is locked. */
export const asking = ({ asked, orLeave }: Sharing) => sql`
  me as materialized (
    select asked.* from ${asked} join members m on m.id = asked.member for key share of m ${orLeave})`

/**
 * The rows of `me`, each with the row `target` that is found for it. `one` ends with a limit: as a join, the planner
 * would read all objects of a small network to compare them with those asked for.
 */
export const meWith = (one: Who) => sql`me cross join lateral (${one}) as target`

/**
 * CTE `free`: the counts of the objects in the CTE `target`, locked. Nobody then waits for counts while they keep
 * others waiting for a row that they wrote before.
 */
export const freeCounts = ({ orLeave }: Pick<Sharing, 'orLeave'>) => sql`
  free as materialized (
    select c.id from objects c where c.id = any (array(select id from target)) for no key update ${orLeave})`

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
