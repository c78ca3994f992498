/**
 * Who sees which post. `visiblePost` is the rule; `newestVisiblePosts` is the same rule turned inside
 * out, for a feed that must not look at rows which the viewer may not see: it walks the public posts
 * backwards and merges in the private ones of the viewer and their friends. A test holds the two equal.
 * A post whose file is not ready has no position yet: its author sees it, in no feed, and nobody else.
 */
import { deepestRow } from '@commons/contract/shared/page.ts'
import { sql } from 'kysely'
import { areFriends, friendIds, hiddenMembers, notHidden, type Who } from './members.ts'

/** True where `viewer` may see the post of the row `p`. */
export const visiblePost = (viewer: Who) => sql<boolean>`(
  p.deleted_at is null
  and (p.author_id = ${viewer} or (p.position is not null
    and (p.audience = 'public' or (${areFriends(viewer, sql.ref('p.author_id'))}))
    and ${notHidden(viewer, sql.ref('p.author_id'))})))`

/**
 * Rows: ids of the newest posts at a position before `before` that `viewer` may see, newest first. The public ones
 * are bounded by a number and not by the parameters: so a plan for all parameters looks as cheap to the
 * planner as it is, and it does not plan each call anew, which costs ten times what running does.
 */
export const newestVisiblePosts = (viewer: Who, before: Who, limit: Who, offset: Who) => sql<{ id: number }>`
  select candidates.id from (
    (select p.id, p.position from posts p
      where p.audience = 'public' and p.deleted_at is null and p.position < ${before}
        and p.author_id <> all (array(${hiddenMembers(viewer)}))
      order by p.position desc limit ${sql.lit(deepestRow)})
    union all
    (select own.id, own.position
      from (select ${viewer}::bigint as id union all ${friendIds(viewer)}) as author
      cross join lateral (
        select p.id, p.position from posts p
        where p.author_id = author.id and p.audience = 'private' and p.deleted_at is null
          and p.position < ${before}
        order by p.position desc limit ${limit}::int + ${offset}::int) as own
      where author.id <> all (array(${hiddenMembers(viewer)}))
      order by own.position desc)
  ) as candidates
  order by candidates.position desc limit ${limit}::int offset ${offset}::int`
