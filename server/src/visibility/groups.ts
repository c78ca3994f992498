/**
 * Who sees which group, and its posts and members. Anyone can find a group, except banned members, for whom
 * it doesn't exist. The posts and members of a closed group are for its members only, and what was written
 * while it was closed stays so.
 */
import { type RawBuilder, sql } from 'kysely'
import { nobody, type Who } from './members.ts'

// Aliases used nowhere else: an argument may be a column of `g` or `s`, which must not be captured here.

const standingOf = (viewer: Who, group: Who) => sql`
  (select their.standing from group_members their where their.group_id = ${group} and their.member_id = ${viewer})`

/** True where `viewer` is a member of the group, and it isn't deleted. */
export const isGroupMember = (viewer: Who, group: Who) => sql<boolean>`
  ((select inside.deleted_at is null and their.is_in
    from group_members their join groups inside on inside.id = their.group_id
    where their.group_id = ${group} and their.member_id = ${viewer}) is true)`

/** True where what is written in the group now is for its members only. */
export const isGroupClosed = (group: Who) => sql<boolean>`
  ((select inside.is_closed from groups inside where inside.id = ${group}) is true)`

/** True where `viewer` may see the group of the row `g`. */
export const visibleGroup = (viewer: Who) => sql<boolean>`
  (g.deleted_at is null and ${standingOf(viewer, sql.ref('g.id'))} is distinct from 'banned')`

/** True where `viewer` may see the posts and members of the group of the row `g`. */
export const openGroup = (viewer: Who) => sql<boolean>`
  (g.deleted_at is null and (select case when g.is_closed then their.is_in else their.standing is distinct from 'banned' end
    from (select 1) as one left join group_members their on their.group_id = g.id and their.member_id = ${viewer}) is true)`

/** True where `viewer` may see what was posted in the group for this audience. */
export const isShownInGroup = (viewer: Who, group: Who, audience: Who): RawBuilder<boolean> =>
  // Comments cached for everyone are only read for viewers who see the post.
  viewer === nobody
    ? sql<boolean>`true`
    : sql<boolean>`
  ((select inside.deleted_at is null
      and case when ${audience} = 'public' and not inside.is_closed then their.standing is distinct from 'banned'
        else their.is_in is true end
    from groups inside left join group_members their on their.group_id = inside.id and their.member_id = ${viewer}
    where inside.id = ${group}) is true)`

/** Rows: those of the groups with these ids that `viewer` may see. */
export const visibleGroups = (viewer: Who, ids: Who) => sql<{ id: number }>`
  select g.id from groups g where g.id = any (${ids}::bigint[]) and ${visibleGroup(viewer)}`

/** Rows: those of the groups with these ids whose posts and members `viewer` may see. */
export const openGroups = (viewer: Who, ids: Who) => sql<{ id: number }>`
  select g.id from groups g where g.id = any (${ids}::bigint[]) and ${openGroup(viewer)}`
