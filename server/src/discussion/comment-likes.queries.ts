/** SQL of likes of comments and replies. */
import { sql } from 'kysely'
import { type Db, prepared } from '../platform/db/prepared.ts'
import { visibleComment } from '../visibility/comments.ts'
import type { ObjectKind } from '../visibility/object-kind.ts'
import { me } from './discussion.locks.ts'

export interface LikesRow {
  id: number
  likes: number
  liked: boolean
}

const list = prepared<[viewer: number, comments: number[]], LikesRow>(
  'list_comment_likes',
  (viewer, comments) => sql`
    select counts.comment_id as id, counts.likes,
      (select true from comment_likes l where l.comment_id = counts.comment_id and l.member_id = ${viewer}) is true as liked
    from unnest((select ${comments}::bigint[])) as asked (id)
    join comment_counts counts on counts.comment_id = asked.id`,
)

/** Returns the likes of these comments and replies by id, without those that never had any. */
export async function likesOf(db: Db, viewer: number, comments: number[]): Promise<Map<number, LikesRow>> {
  const rows = comments.length > 0 ? await list(db, viewer, comments) : []
  return new Map(rows.map((row) => [row.id, row]))
}

interface ToggledRow {
  comment_id: number
  object_id: number
  /** Whether the member likes it now. */
  is_liked: boolean
  likes: number
}

/** Returns the function that likes a comment or reply on an object of this kind, or takes the like back. */
export function commentLikeToggle(kind: ObjectKind) {
  // Returns the old count plus this change: a trigger updates the count only after the statement has read it.
  const toggle = prepared<[member: number, comment: number], ToggledRow>(
    `toggle_${kind.name}_comment_like`,
    (member, comment) => sql`
      with ${me(member)},
      target as materialized (
        select c.id, c.object_id, me.id as member from me cross join comments c
        where c.id = ${comment} and ${visibleComment(member, [kind])} for key share of c),
      counted as materialized (
        select coalesce((select n.likes from comment_counts n where n.comment_id = target.id), 0) as likes from target),
      gone as (
        delete from comment_likes l using target where l.comment_id = target.id and l.member_id = target.member returning 1),
      added as (
        insert into comment_likes (comment_id, member_id, object_id)
        select id, member, object_id from target where not exists (select from gone)
        on conflict do nothing returning 1)
      select target.id as comment_id, target.object_id, not exists (select from gone) as is_liked,
        greatest(counted.likes + (select count(*)::int from added) - (select count(*)::int from gone), 0) as likes
      from target cross join counted`,
  )
  /** Returns its likes; undefined where the member doesn't see it. */
  return async (db: Db, member: number, comment: number): Promise<ToggledRow | undefined> =>
    (await toggle(db, member, comment))[0]
}
