/**
 * Who sees which comment or reply, the row `c`: whoever sees its object, unless its author is hidden from
 * them. A reply is seen by who sees what it replies to, too. One whose file is not ready has no position
 * yet: its author sees it, and nobody else. What lists look at in parts (the object once, its comments each)
 * is the same rule. Who knows the kind of the object names it, so that no other is looked for.
 */
import { type RawBuilder, sql } from 'kysely'
import { hiddenMembers, notHidden, type Who } from './members.ts'
import { columnOf, type ObjectKind, rowsOf } from './object-kind.ts'
import { objectKinds } from './objects.ts'

const isThere = (viewer: Who, row: 'c' | 'parent') => {
  const column = (name: string) => sql.ref(`${row}.${name}`)
  return sql<boolean>`
    (${column('deleted_at')} is null and (${column('author_id')} = ${viewer}
      or (${column('position')} is not null and ${notHidden(viewer, column('author_id'))})))`
}

/** True where `viewer` sees the comment `c`, as long as they see its object and what it replies to. */
export const shownComment = (viewer: Who) => isThere(viewer, 'c')

/** True where the object of the comment `c` is of one of these kinds, and such. */
const isOnOne = (kinds: readonly ObjectKind[], such: (kind: ObjectKind) => RawBuilder<boolean>) =>
  sql.join(
    kinds.map(
      (kind) =>
        sql`(select ${such(kind)} from ${rowsOf(kind)} where ${columnOf(kind, 'id')} = c.object_id) is true`,
    ),
    sql` or `,
  )

/** True where `viewer` sees the object of the comment `c` and what it replies to, whatever it is itself. */
export const isUnderVisible = (viewer: Who, kinds = objectKinds) => sql<boolean>`(
  (${isOnOne(kinds, ({ visible }) => visible(viewer))})
  and (c.parent_id is null
    or (select ${isThere(viewer, 'parent')} from comments parent where parent.id = c.parent_id) is true))`

/** True where `viewer` may see the comment or reply of the row `c`, on an object of one of these kinds. */
export const visibleComment = (viewer: Who, kinds = objectKinds) => sql<boolean>`(
  ${shownComment(viewer)} and ${isUnderVisible(viewer, kinds)})`

/** True where every member sees the comment or reply of the row `c`, unless a block is in the way. */
export const isOpenComment = (kinds = objectKinds) => sql<boolean>`(
  c.deleted_at is null and c.position is not null
  and (${isOnOne(kinds, ({ isOpen }) => isOpen)})
  and (c.parent_id is null or (select parent.deleted_at is null and parent.position is not null
    from comments parent where parent.id = c.parent_id) is true))`

// Said so that the planner cannot take the indexes of what is listed, which have the author as well: it takes
// objects to have one comment each, and would read all of one that has 50,000.
const ofHidden = (viewer: Who) => sql<boolean>`
  unseen.author_id = any (array(${hiddenMembers(viewer)}))
  and unseen.position is not null and coalesce(unseen.deleted_at, 'infinity') = 'infinity'`

/**
 * How many comments `viewer` sees on an object, of the `counted` that all have. Only those of members hidden
 * from them are looked at, which are few; where nobody is, none.
 */
export const commentCount = (viewer: Who, object: Who, counted: Who) => sql<number>`
  (${counted} - (select count(*)::int from comments unseen
    where unseen.object_id = ${object} and unseen.parent_id is null and ${ofHidden(viewer)}))`

/** The same for the replies to a comment. */
export const replyCount = (viewer: Who, comment: Who, counted: Who) => sql<number>`
  (${counted} - (select count(*)::int from comments unseen
    where unseen.parent_id = ${comment} and ${ofHidden(viewer)}))`
