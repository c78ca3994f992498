/** SQL of likes and dislikes of comments and replies. */
import { sql } from 'kysely'
import { gathered } from '../platform/db/batched-read.ts'
import { listText } from '../platform/db/list-text.ts'
import { type Db, prepared } from '../platform/db/prepared.ts'
import { visibleComment } from '../visibility/comments.ts'
import type { Who } from '../visibility/members.ts'
import type { ObjectKind } from '../visibility/object-kind.ts'
import { me } from './discussion.locks.ts'
import type { Reaction } from './reactions.queries.ts'

/** Reactions to a comment or reply. */
export interface CommentReactions {
  /** The member's own. */
  reaction: Reaction
  likes: number
  dislikes: number
}

interface CommentReactionsRow extends CommentReactions {
  comment_id: number
}

/** The reactions to the comment `c`: columns, and the table that they are of. */
export const reactionsOf = (viewer: Who) => ({
  columns: sql`
    coalesce(reacted.likes, 0) as likes, coalesce(reacted.dislikes, 0) as dislikes, coalesce(
      (select cr.kind from comment_reactions cr where cr.comment_id = c.id and cr.member_id = ${viewer}), 'none') as reaction`,
  table: sql`left join comment_counts reacted on reacted.comment_id = c.id`,
})

const list = gathered<[viewer: number, comments: string], CommentReactionsRow>(
  'list_comment_reactions',
  ['bigint', 'text'],
  (viewer, comments) => sql`
    select counts.comment_id, counts.likes, counts.dislikes, coalesce(
      (select cr.kind from comment_reactions cr where cr.comment_id = counts.comment_id and cr.member_id = ${viewer}), 'none') as reaction
    from unnest((select ${comments}::bigint[])) as reacted (id)
    join comment_counts counts on counts.comment_id = reacted.id`,
)

/**
 * Returns the likes and dislikes of these comments and replies by id, without those that never had any: for
 * comments that are cached, while the others are read with theirs.
 */
export async function reactionsTo(
  db: Db,
  viewer: number,
  comments: readonly number[],
): Promise<ReadonlyMap<number, CommentReactions>> {
  const rows = comments.length > 0 ? await list(db, viewer, listText(comments)) : []
  return new Map(rows.map((row) => [row.comment_id, row]))
}

interface ToggledRow extends CommentReactionsRow {
  object_id: number
}

/**
 * Returns the function that toggles a member's like or dislike of a comment or reply on an object of this kind
 * in one statement. Counts stay exact: the row lock orders two clicks of one member, and the old and new
 * reaction come from the same write.
 */
export function commentReactionToggle(kind: ObjectKind) {
  const toggle = prepared<[member: number, comment: number, reaction: string], ToggledRow>(
    `toggle_${kind.name}_comment_reaction`,
    (member, comment, reaction) => sql`
      with ${me(member)},
      target as materialized (
        select c.id, c.object_id, c.parent_id is not null as is_reply, me.id as member from me cross join comments c
        where c.id = ${comment} and ${visibleComment(member, [kind])} for key share of c),
      mine as (
        insert into comment_reactions as r (comment_id, member_id, object_id, kind)
        select id, member, object_id, ${reaction} from target
        on conflict (comment_id, member_id) do update
          set kind = case when r.kind = excluded.kind then 'none' else excluded.kind end, reacted_at = now()
        returning r.comment_id, r.object_id, coalesce(old.kind, 'none') as was, new.kind as is_now),
      counted as (
        insert into comment_counts as n (comment_id, object_id, is_reply, likes, dislikes)
        select mine.comment_id, mine.object_id, target.is_reply,
          (is_now = 'like')::int - (was = 'like')::int, (is_now = 'dislike')::int - (was = 'dislike')::int
        from mine cross join target
        on conflict (comment_id) do update
          set likes = n.likes + excluded.likes, dislikes = n.dislikes + excluded.dislikes
        returning n.likes, n.dislikes)
      select mine.comment_id, mine.object_id, mine.is_now as reaction, counted.likes, counted.dislikes
      from mine cross join counted`,
  )
  /** Returns its likes and dislikes; undefined where the member doesn't see it. */
  return async (
    db: Db,
    member: number,
    comment: number,
    reaction: 'like' | 'dislike',
  ): Promise<ToggledRow | undefined> => (await toggle(db, member, comment, reaction))[0]
}
