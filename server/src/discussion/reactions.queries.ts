/** SQL of likes and dislikes of objects. */
import { sql } from 'kysely'
import { type Db, prepared } from '../platform/db/prepared.ts'
import { columnOf, isTargetOf, type ObjectKind, rowsOf } from '../visibility/object-kind.ts'
import { me } from './discussion.locks.ts'

export type Reaction = 'like' | 'dislike' | 'none'

export interface ReactionsRow {
  /** The object reacted to: the one named, or the target that its kind gives for it. */
  object_id: number
  reaction: Reaction
  likes: number
  dislikes: number
}

/**
 * Returns the function that toggles a member's like or dislike of an object of this kind in one statement;
 * undefined where they don't see it. Counts stay exact: the row lock orders two clicks of one member, and the
 * old and new reaction come from the same write. The object is locked before the counts, in the order of
 * `discussion.locks.ts`.
 */
export function reactionToggle(kind: ObjectKind) {
  const id = columnOf(kind, 'id')
  const toggle = prepared<[viewer: number, object: number, reaction: string], ReactionsRow>(
    `toggle_${kind.name}_reaction`,
    (viewer, object, reaction) => sql`
    with ${me(viewer)},
    target as materialized (
      select ${id}, me.id as member from me cross join ${rowsOf(kind)}
      where ${isTargetOf(kind, viewer, object)}
      for key share of ${sql.raw(kind.as)}),
    mine as (
      insert into reactions as r (object_id, member_id, kind)
      select id, member, ${reaction} from target
      on conflict (object_id, member_id) do update
        set kind = case when r.kind = excluded.kind then 'none' else excluded.kind end, reacted_at = now()
      returning r.object_id, coalesce(old.kind, 'none') as was, new.kind as is_now)
    update objects c
      set likes = c.likes + (mine.is_now = 'like')::int - (mine.was = 'like')::int,
        dislikes = c.dislikes + (mine.is_now = 'dislike')::int - (mine.was = 'dislike')::int
    from mine where c.id = mine.object_id
    returning c.id as object_id, mine.is_now as reaction, c.likes, c.dislikes`,
  )
  return async (
    tx: Db,
    viewer: number,
    object: number,
    reaction: 'like' | 'dislike',
  ): Promise<ReactionsRow | undefined> => {
    const [row] = await toggle(tx, viewer, object, reaction)
    return row
  }
}
