/** SQL of likes and dislikes of objects. */
import { sql } from 'kysely'
import type { Db } from '../platform/db/prepared.ts'
import { sharedWrite } from '../platform/db/shared-write.ts'
import { columnOf, isTargetOf, type ObjectKind, rowsOf } from '../visibility/object-kind.ts'
import { asking, freeCounts, meWith } from './discussion.locks.ts'

export type Reaction = 'like' | 'dislike' | 'none'

export interface ReactionsRow {
  /** The object reacted to: the one named, or the target that its kind gives for it. */
  object_id: number
  reaction: Reaction
  likes: number
  dislikes: number
}

/**
 * Returns the function that toggles a member's like or dislike of an object of this kind in one statement, which may
 * be shared with others; undefined where they don't see it. Counts stay exact: the row lock orders two clicks of one
 * member, and the old and new reaction come from the same write.
 */
export function reactionToggle(kind: ObjectKind) {
  const id = columnOf(kind, 'id')
  const toggle = sharedWrite<{ member: number; object: number; reaction: string }, ReactionsRow>(
    `toggle_${kind.name}_reaction`,
    { member: 'bigint', object: 'bigint', reaction: 'text' },
    (sharing) => sql`
    with ${asking(sharing)},
    target as materialized (
      select target.id, me.member, me.reaction, me.nth from ${meWith(sql`
        select ${id} from ${rowsOf(kind)}
        where ${isTargetOf(kind, sql.ref('me.member'), sql.ref('me.object'))}
        limit 1 for key share of ${sql.raw(kind.as)} ${sharing.orLeave}`)}),
    ${freeCounts(sharing)},
    mine as (
      insert into reactions as r (object_id, member_id, kind)
      select target.id, target.member, target.reaction from target join free on free.id = target.id
      on conflict (object_id, member_id) do update
        set kind = case when r.kind = excluded.kind then 'none' else excluded.kind end, reacted_at = now()
      returning r.object_id, r.member_id, coalesce(old.kind, 'none') as was, new.kind as is_now),
    counted as (
      update objects c set likes = c.likes + more.likes, dislikes = c.dislikes + more.dislikes
      from (select object_id, sum((is_now = 'like')::int - (was = 'like')::int)::int as likes,
          sum((is_now = 'dislike')::int - (was = 'dislike')::int)::int as dislikes
        from mine group by object_id) as more
      where c.id = more.object_id
      returning c.id, c.likes, c.dislikes)
    select target.nth, counted.id as object_id, mine.is_now as reaction, counted.likes, counted.dislikes
    from mine join target on target.id = mine.object_id and target.member = mine.member_id
    join counted on counted.id = mine.object_id`,
  )
  return async (
    tx: Db,
    member: number,
    object: number,
    reaction: 'like' | 'dislike',
  ): Promise<ReactionsRow | undefined> => (await toggle(tx, { member, object, reaction }))[0]
}
