/**
 * Who sees which comment or reply, the row `c`: whoever sees its post, unless its author is hidden from
 * them. A reply is seen by who sees what it replies to, too. One whose file is not ready has no position
 * yet: its author sees it, and nobody else. What lists look at in parts (the post once, its comments each)
 * is the same rule.
 */
import { sql } from 'kysely'
import { hiddenMembers, notHidden, type Who } from './members.ts'
import { visiblePost } from './posts.ts'

const isThere = (viewer: Who, row: 'c' | 'parent') => {
  const column = (name: string) => sql.ref(`${row}.${name}`)
  return sql<boolean>`
    (${column('deleted_at')} is null and (${column('author_id')} = ${viewer}
      or (${column('position')} is not null and ${notHidden(viewer, column('author_id'))})))`
}

/** True where `viewer` sees the comment `c`, as long as they see its post and what it replies to. */
export const shownComment = (viewer: Who) => isThere(viewer, 'c')

/** True where `viewer` sees the post of the comment `c` and what it replies to, whatever it is itself. */
export const isUnderVisible = (viewer: Who) => sql<boolean>`(
  (select ${visiblePost(viewer)} from posts p where p.id = c.post_id) is true
  and (c.parent_id is null
    or (select ${isThere(viewer, 'parent')} from comments parent where parent.id = c.parent_id) is true))`

/** True where `viewer` may see the comment or reply of the row `c`. */
export const visibleComment = (viewer: Who) => sql<boolean>`(
  ${shownComment(viewer)} and ${isUnderVisible(viewer)})`

/** True where every member sees the post of the row `p`, unless a block is between them and its author. */
export const isOpenPost = sql<boolean>`(
  p.deleted_at is null and p.position is not null and p.audience = 'public'
  and (p.original_id is null or (select o.audience = 'public' from posts o where o.id = p.original_id)))`

/** The same for the comment or reply of the row `c`. */
export const isOpenComment = sql<boolean>`(
  c.deleted_at is null and c.position is not null
  and (select ${isOpenPost} from posts p where p.id = c.post_id) is true
  and (c.parent_id is null or (select parent.deleted_at is null and parent.position is not null
    from comments parent where parent.id = c.parent_id) is true))`

// Said so that the planner cannot take the indexes of what is listed, which have the author as well: it takes
// posts to have one comment each, and would read all of one that has 50,000.
const ofHidden = (viewer: Who) => sql<boolean>`
  unseen.author_id = any (array(${hiddenMembers(viewer)}))
  and unseen.position is not null and coalesce(unseen.deleted_at, 'infinity') = 'infinity'`

/**
 * How many comments `viewer` sees on a post, of the `counted` that all have. Only those of members hidden
 * from them are looked at, which are few; where nobody is, none.
 */
export const commentCount = (viewer: Who, post: Who, counted: Who) => sql<number>`
  (${counted} - (select count(*)::int from comments unseen
    where unseen.post_id = ${post} and unseen.parent_id is null and ${ofHidden(viewer)}))`

/** The same for the replies to a comment. */
export const replyCount = (viewer: Who, comment: Who, counted: Who) => sql<number>`
  (${counted} - (select count(*)::int from comments unseen
    where unseen.parent_id = ${comment} and ${ofHidden(viewer)}))`
