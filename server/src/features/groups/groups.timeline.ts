/** A group's posts, listed as in the feed. */
import { sql } from 'kysely'
import { type Db, prepared } from '../../platform/db/prepared.ts'
import { openGroup, visibleGroup } from '../../visibility/groups.ts'
import type { Who } from '../../visibility/members.ts'
import { leadsThread, notUnsafe, posts, visiblePost } from '../../visibility/posts.ts'
import { isTagged, tagNamed } from '../../visibility/tagged.ts'
import { foundInGroup, type ListedPostRow, postsOf, whole } from '../posts/public.ts'

/**
 * True where `viewer` sees into the group: former members of a closed group don't even find their own posts
 * there.
 */
const isOpenTo = (viewer: Who, group: Who) => sql<boolean>`
  ((select ${openGroup(viewer)} from groups g where g.id = ${group}) is true)`

/** Lists a page of a group's posts; the first page also has the pinned posts at its end, if they are older. */
export const listGroupPosts = prepared<
  [viewer: number, group: number, before: number, limit: number, offset: number, isFirst: boolean],
  ListedPostRow
>('list_group_timeline', (viewer, group, before, limit, offset, isFirst) =>
  postsOf(
    sql`select id from (
      (select p.id, p.position from posts p
        where p.group_id = ${group} and p.position < ${before} and p.deleted_at is null
          and ${leadsThread} and ${isOpenTo(viewer, group)} and ${visiblePost(viewer)} and ${notUnsafe(viewer)}
        order by p.position desc limit ${limit}::int offset ${offset}::int)
      union
      select p.id, p.position from group_pins gp join posts p on p.id = gp.post_id
        where ${isFirst}::boolean and gp.group_id = ${group} and ${isOpenTo(viewer, group)}
          and ${visiblePost(viewer)} and ${notUnsafe(viewer)}
    ) as page order by position desc`,
    viewer,
  ),
)
export const listGroupTimeline = whole(listGroupPosts)

/** The same for the posts with a topic of the group. */
export const listGroupTopicPosts = prepared<
  [viewer: number, group: number, topic: number, before: number, limit: number, offset: number],
  ListedPostRow
>('list_group_topic_timeline', (viewer, group, topic, before, limit, offset) =>
  postsOf(
    sql`select p.id from post_topics under join posts p on p.id = under.post_id
      where under.topic_id = ${topic} and under.position < ${before} and p.group_id = ${group}
        and ${leadsThread} and ${isOpenTo(viewer, group)} and ${visiblePost(viewer)} and ${notUnsafe(viewer)}
      order by under.position desc limit ${limit}::int offset ${offset}::int`,
    viewer,
  ),
)
export const listGroupTopicTimeline = whole(listGroupTopicPosts)

/** The same for the posts with a tag. */
export const listGroupTagPosts = prepared<
  [viewer: number, group: number, tag: string, before: number, limit: number, offset: number],
  ListedPostRow
>('list_group_tag_timeline', (viewer, group, tag, before, limit, offset) =>
  postsOf(
    sql`select p.id from object_tags t join posts p on p.id = t.object_id
      where t.group_id = ${group} and ${isTagged(posts, tagNamed(tag))}
        and t.position < ${before} and ${isOpenTo(viewer, group)} and ${visiblePost(viewer)} and ${notUnsafe(viewer)}
      order by t.position desc limit ${limit}::int offset ${offset}::int`,
    viewer,
  ),
)
export const listGroupTagTimeline = whole(listGroupTagPosts)

/** The newest of a group's posts with these words that pass the filters. */
export const listGroupFoundPosts = prepared<
  [
    viewer: number,
    group: number,
    words: string,
    from: string | null,
    has: readonly string[],
    day: string | null,
    before: number,
  ],
  ListedPostRow
>('list_found_in_group', (viewer, group, words, from, has, day, before) =>
  postsOf(foundInGroup(viewer, group, words, { from, has, before: day }, before), viewer),
)
export const listGroupFound = whole(listGroupFoundPosts)

const findRights = prepared<[viewer: number, group: number], { is_open: boolean }>(
  'find_rights_in_group',
  (viewer, group) => sql`
    select ${openGroup(viewer)} as is_open from groups g where g.id = ${group} and ${visibleGroup(viewer)}`,
)

interface Asking {
  readonly db: Db
  readonly member: { readonly id: number }
  refuse(refusal: 'group_not_found' | 'group_closed'): never
}

/**
 * Refuses callers who don't see into the group. Only needed for an empty list: a caller who got a post does.
 */
export async function checkOpen({ db, member, refuse }: Asking, group: number): Promise<void> {
  const { is_open } = (await findRights(db, member.id, group))[0] ?? refuse('group_not_found')
  if (!is_open) refuse('group_closed')
}
