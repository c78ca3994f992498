/** SQL of the objects that members save for themselves. */
import { sql } from 'kysely'
import { prepared, type Tx } from '../platform/db/prepared.ts'
import { columnOf, isTargetOf, type ObjectKind, rowsOf } from '../visibility/object-kind.ts'
import { me } from './discussion.locks.ts'

/** Serializes writes to a member's own lists, so that limits hold and a double click toggles twice. */
export async function lockLists(tx: Tx, member: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('lists of ' || ${member}::bigint, 16))`.execute(tx)
}

const toggle = prepared<[member: number, object: number], { saved: boolean }>(
  'toggle_saved',
  (member, object) => sql`
    with ${me(member)},
    gone as (delete from saved_objects where member_id = ${member} and object_id = ${object} returning 1),
    added as (
      insert into saved_objects (member_id, object_id)
      select id, ${object} from me where not exists (select from gone) returning 1)
    select exists (select from added) as saved`,
)

/**
 * Returns the function that saves or unsaves an object of this kind (for a repost without a remark, its
 * original); undefined where the member doesn't see it.
 */
export function saveToggle(
  kind: ObjectKind,
): (tx: Tx, member: number, object: number) => Promise<{ object: number; isSaved: boolean } | undefined> {
  const findTarget = prepared<[viewer: number, object: number], { id: number }>(
    `find_target_${kind.name}`,
    (viewer, object) => sql`
      select ${columnOf(kind, 'id')} as id from ${rowsOf(kind)}
      where ${isTargetOf(kind, viewer, object)}`,
  )
  return async (tx, member, object) => {
    await lockLists(tx, member)
    const [target] = await findTarget(tx, member, object)
    if (!target) return undefined
    const [row] = await toggle(tx, member, target.id)
    return { object: target.id, isSaved: row?.saved ?? false }
  }
}
