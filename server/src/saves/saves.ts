/** What members save for themselves: objects of any kind. */
import { sql } from 'kysely'
import { me } from '../discussion/discussion.locks.ts'
import { prepared, type Tx } from '../platform/db/prepared.ts'
import type { Who } from '../visibility/members.ts'
import { columnOf, isTargetOf, type ObjectKind, rowsOf, storedName } from '../visibility/object-kind.ts'

/** Serializes writes to a member's own lists, so that limits hold and a double click toggles twice. */
export async function lockLists(tx: Tx, member: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('lists of ' || ${member}::bigint, 16))`.execute(tx)
}

const toggle = prepared<[member: number, object: number, kind: string], { saved: boolean }>(
  'toggle_saved',
  (member, object, kind) => sql`
    with ${me(member)},
    gone as (delete from saved_objects where member_id = ${member} and object_id = ${object} returning 1),
    added as (
      insert into saved_objects (member_id, object_id, kind)
      select id, ${object}, ${kind} from me where not exists (select from gone) returning 1)
    select exists (select from added) as saved`,
)

/** True where `viewer` saved the object of this id. */
export const isSaved = (viewer: Who, object: Who) => sql<boolean>`
  ((select true from saved_objects kept where kept.member_id = ${viewer} and kept.object_id = ${object}) is true)`

/** True where the row `kept` of `saved_objects` is one of `viewer`'s of this kind; its `place` is the cursor. */
export const isSave = (kind: ObjectKind, viewer: Who) => sql<boolean>`
  kept.member_id = ${viewer} and kept.kind = ${sql.lit(storedName(kind))}`

interface Saving {
  readonly tx: Tx
  readonly member: { readonly id: number }
  hintOnly(members: readonly number[]): void
}

const targets = new Map<string, ReturnType<typeof prepareTarget>>()
const prepareTarget = (kind: ObjectKind) =>
  prepared<[viewer: number, object: number], { id: number }>(
    `find_target_${kind.name}`,
    (viewer, object) => sql`
      select ${columnOf(kind, 'id')} as id from ${rowsOf(kind)}
      where ${isTargetOf(kind, viewer, object)}`,
  )

/** Returns the statement that finds what is saved of an object; no row where the member doesn't see it. */
function targetOf(kind: ObjectKind): ReturnType<typeof prepareTarget> {
  const find = targets.get(kind.name) ?? prepareTarget(kind)
  targets.set(kind.name, find)
  return find
}

/** Saves an object unless it is; returns what is saved, or undefined where the member doesn't see it. */
export async function saveOnce(
  kind: ObjectKind,
  object: number,
  { tx, member }: Pick<Saving, 'tx' | 'member'>,
): Promise<number | undefined> {
  await lockLists(tx, member.id)
  const [target] = await targetOf(kind)(tx, member.id, object)
  if (!target) return undefined
  await sql`
    with ${me(sql`${member.id}::bigint`)}
    insert into saved_objects (member_id, object_id, kind) select id, ${target.id}, ${storedName(kind)} from me
    on conflict do nothing`.execute(tx)
  return target.id
}

/**
 * Returns the function that saves or unsaves an object of this kind (for a repost without a remark, its
 * original); undefined where the member doesn't see it.
 */
export function saveToggle(
  kind: ObjectKind,
): (object: number, saving: Saving) => Promise<{ object: number; isSaved: boolean } | undefined> {
  const findTarget = targetOf(kind)
  return async (object, { tx, member, hintOnly }) => {
    await lockLists(tx, member.id)
    const [target] = await findTarget(tx, member.id, object)
    if (!target) return undefined
    // Nobody else may learn who saved it.
    hintOnly([member.id])
    const [row] = await toggle(tx, member.id, target.id, storedName(kind))
    return { object: target.id, isSaved: row?.saved ?? false }
  }
}
