/**
 * Who sees which comment or reply, the row `c`: members who see its object and are within the circle it was
 * written for, unless its author is hidden from them; for a reply, they must also see its parent. A comment
 * whose file isn't ready has no position yet: only its author sees it. Lists check parts of the same rule
 * (the object once, each of its comments). Callers that know the kind of the object pass it, so that no other
 * kind is read.
 */
import { type RawBuilder, sql } from 'kysely'
import { hiddenMembers, notHidden, type Who } from './members.ts'
import { boundsOf, columnOf, everyBound, type ObjectKind } from './object-kind.ts'
import { objectKinds, onObject } from './objects.ts'

const isThere = (viewer: Who, row: 'c' | 'parent', kinds: readonly ObjectKind[]) => {
  const column = (name: string) => sql.ref(`${row}.${name}`)
  return sql<boolean>`
    (${column('deleted_at')} is null and (${column('author_id')} = ${viewer}
      or (${column('position')} is not null and ${notHidden(viewer, column('author_id'))}
        and (${column('circle')} = 0 or ${isOnOne(kinds, ({ isWithin }) => isWithin(boundsOf(row), viewer))}))))`
}

/** True where `viewer` sees the comment `c`, as long as they see its object and what it replies to. */
export const shownComment = (viewer: Who, kinds = objectKinds) => isThere(viewer, 'c', kinds)

/** True where the object of the comment `c` is of one of these kinds and `such` holds for it. */
export const isOnOne = (kinds: readonly ObjectKind[], such: (kind: ObjectKind) => RawBuilder<boolean>) =>
  sql<boolean>`${onObject({ id: sql.ref('c.object_id') }, kinds, such)} is true`

/**
 * True where `viewer` sees the object of the comment `c` and what it replies to, regardless of the comment
 * itself.
 */
export const isUnderVisible = (viewer: Who, kinds = objectKinds) => sql<boolean>`(
  (${isOnOne(kinds, ({ visible }) => visible(viewer))})
  and (c.parent_id is null
    or (select ${isThere(viewer, 'parent', kinds)} from comments parent where parent.id = c.parent_id) is true))`

/** True where `viewer` may see the comment or reply of the row `c`, on an object of one of these kinds. */
export const visibleComment = (viewer: Who, kinds = objectKinds) => sql<boolean>`(
  ${shownComment(viewer, kinds)} and ${isUnderVisible(viewer, kinds)})`

/** True where every member sees the comment or reply of the row `c`, unless a block is in the way. */
export const isOpenComment = (kinds = objectKinds) => sql<boolean>`(
  c.deleted_at is null and c.position is not null and c.circle = 0
  and (${isOnOne(kinds, ({ isOpen }) => isOpen)})
  and (c.parent_id is null or (select parent.deleted_at is null and parent.position is not null
    from comments parent where parent.id = c.parent_id) is true))`

// Written so that the planner can't use the indexes of lists, which include the author: it assumes one
// comment per object, and would read all 50,000 of a large one.
const ofHidden = (hidden: Who) => sql<boolean>`
  unseen.author_id = any (${hidden})
  and unseen.position is not null and coalesce(unseen.deleted_at, 'infinity') = 'infinity'`

// Also few: viewers within all bounds of an object are never checked.
const ofCloserCircles = (kind: ObjectKind, viewer: Who, hidden: Who) => sql<boolean>`
  unseen.circle > 0 and unseen.position is not null and unseen.deleted_at is null
  and unseen.author_id <> ${viewer} and unseen.author_id <> all (${hidden})
  and not ${kind.isWithin(boundsOf('unseen'), viewer)}`

interface Counting {
  readonly viewer: Who
  /** The stored count of all. */
  readonly counted: Who
  /** Array of the members hidden from the viewer, where known. */
  readonly hidden?: Who
}

/**
 * Column: how many of the rows `away` for which `among` holds are published comments within the viewer's
 * circles. Usually nobody is away, and this is one lookup that finds nothing.
 */
const countAway = (kind: ObjectKind, viewer: Who, hidden: Who, among: Who) => sql`
  (select count(*)::int from away_comments away join comments unseen on unseen.id = away.comment_id
    where ${among} and unseen.position is not null and unseen.deleted_at is null
      and unseen.author_id <> ${viewer} and unseen.author_id <> all (${hidden})
      and (unseen.circle = 0 or ${kind.isWithin(boundsOf('unseen'), viewer)}))`

const countUnseen = (which: Who) => sql`(select count(*)::int from comments unseen where ${which})`

/**
 * Column: how many comments `viewer` sees on the object of the kind's row, out of `counted`, of which
 * `closed` have a circle. Reads only those they don't see, which are few, and none where nobody is hidden
 * from them, nobody is away, and they are within all circles.
 */
export const commentCount = (
  kind: ObjectKind,
  { viewer, counted, hidden, closed }: Counting & { closed: Who },
) => {
  const theirs = hidden ?? sql`array(${hiddenMembers(viewer)})`
  const unseen = (which: Who) =>
    countUnseen(sql`unseen.object_id = ${columnOf(kind, 'id')} and unseen.parent_id is null and ${which}`)
  const ofThem = unseen(ofHidden(theirs))
  const ofAway = countAway(
    kind,
    viewer,
    theirs,
    sql`away.object_id = ${columnOf(kind, 'id')} and away.parent_id is null`,
  )
  return sql<number>`(${counted} - ${ofAway}
    - ${hidden ? sql`case when ${hidden} = '{}' then 0 else ${ofThem} end` : ofThem}
    - case when ${closed} = 0 or ${kind.isWithin(everyBound, viewer)} then 0
        else ${unseen(ofCloserCircles(kind, viewer, theirs))} end)`
}

/** Column: the same for the replies to the comment `c`, on the kind's row. */
export const replyCount = (kind: ObjectKind, { viewer, counted }: Counting) => {
  const hidden = sql`array(${hiddenMembers(viewer)})`
  const unseen = (which: Who) => countUnseen(sql`unseen.parent_id = c.id and ${which}`)
  return sql<number>`(${counted} - ${unseen(ofHidden(hidden))}
    - ${countAway(kind, viewer, hidden, sql`away.parent_id = c.id`)}
    - case when ${kind.isWithin(everyBound, viewer)} then 0
        else ${unseen(ofCloserCircles(kind, viewer, hidden))} end)`
}

/** True where the object of this id has comments or replies of members who are away. */
export const hasAway = (object: Who) => sql<boolean>`
  ((select true from away_comments away where away.object_id = ${object} limit 1) is true)`

/** True where comments or replies of the viewer's own wait for their files, which nobody else sees. */
export const hasWaiting = (viewer: Who) => sql<boolean>`
  exists (select from comments own
    where own.author_id = ${viewer} and own.position is null and own.deleted_at is null)`
