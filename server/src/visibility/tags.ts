/**
 * Posts with a tag, newest first: the same rule as `visiblePost`, turned inside out as in `feeds.ts`. A test
 * keeps the two equal.
 */
import { deepestRow } from '@commons/contract/shared/page.ts'
import { sql } from 'kysely'
import { isShownInGroup } from './groups.ts'
import { longestLook, type PageOf, reachOf, within } from './feeds.ts'
import { friendIds, hiddenMembers, notHidden, type Who } from './members.ts'
import { notMuted, posts } from './posts.ts'
import { isTagged } from './tagged.ts'

/**
 * Rows: ids of the newest posts with the tag of the id `tag` that `viewer` may see and hasn't muted. Public
 * posts are walked backwards. Private posts of the viewer and each friend are searched down to the last of
 * these. Other private posts are never read, so nobody can slow a tag down by posting in private.
 */
export const newestTaggedPosts = (viewer: Who, tag: Who, { before, limit, offset }: PageOf) => {
  const hidden = sql`array(${hiddenMembers(viewer)})`
  return sql<{ id: number }>`
  with reach as materialized (${reachOf(viewer, { before }, longestLook)}),
  open as materialized (
    select * from (
      select p.id, t.position from object_tags t join posts p on p.id = t.object_id
      where ${isTagged(posts, tag)} and t.is_public and t.position < ${before} and t.position > ${within}
        and ${notHidden(viewer, sql.ref('t.author_id'), hidden)} and ${notMuted(viewer)}
        and (p.group_id is null or ${isShownInGroup(viewer, 'p')})
      order by t.position desc limit ${sql.lit(deepestRow)}) as nearest
    limit ${limit}::int + ${offset}::int),
  stretch as materialized (
    select case when count(*) < ${limit}::int + ${offset}::int then ${within} else min(position) end as bottom
    from open)
  select candidates.id from (
    select id, position from open
    union all
    select own.id, own.position
    from (select ${viewer}::bigint as id union all ${friendIds(viewer)}) as author
    cross join lateral (
      select p.id, t.position from object_tags t join posts p on p.id = t.object_id
      where t.author_id = author.id and ${isTagged(posts, tag)} and not t.is_public
        and t.position < ${before} and t.position > (select bottom from stretch) and ${notMuted(viewer)}
        and (p.group_id is null or ${isShownInGroup(viewer, 'p')})
      order by t.position desc limit ${limit}::int + ${offset}::int) as own
    where ${notHidden(viewer, sql.ref('author.id'), hidden)}
  ) as candidates
  order by candidates.position desc limit ${limit}::int offset ${offset}::int`
}
