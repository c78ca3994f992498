/**
 * Who sees which group, and its posts and members. Anyone can find a group, except banned members, for whom
 * it doesn't exist. The posts and members of a closed group are for its members only. What was written while
 * it was closed stays with those who were members before it was opened. Nobody sees any group, nor what is written
 * in one, while the network does without groups (decision 113).
 */
import { type RawBuilder, sql } from 'kysely'
import { hasGroups } from '../platform/db/has-groups.ts'
import { nobody, type Who } from './members.ts'

/** True where a row with this group is in none, or the network has groups. */
export const hasItsGroup = (group: Who) => sql<boolean>`(${group} is null or ${hasGroups})`

// Aliases used nowhere else: an argument may be a column of `g` or `s`, which must not be captured here.

const standingOf = (viewer: Who, group: Who) => sql`
  (select their.standing from group_members their where their.group_id = ${group} and their.member_id = ${viewer})`

/**
 * True where `viewer` is a member of the group, and it isn't deleted. With `openings` of something written
 * there (null: while it was open), also where they were a member before the group was opened again.
 */
export const isGroupMember = (viewer: Who, group: Who, openings?: Who) => sql<boolean>`
  ((select inside.deleted_at is null and their.is_in ${openings ? sql`and coalesce(their.openings <= ${openings}, true)` : sql``} and ${hasGroups}
    from group_members their join groups inside on inside.id = their.group_id
    where their.group_id = ${group} and their.member_id = ${viewer}) is true)`

/** True where what is written in the group now is for its members only. */
export const isGroupClosed = (group: Who) => sql<boolean>`
  ((select inside.is_closed from groups inside where inside.id = ${group}) is true)`

/** How often the group has been opened; null without a group. */
export const openingsOf = (group: Who) => sql<number | null>`
  (select inside.openings from groups inside where inside.id = ${group})`

/** True where `viewer` may see the group of the row `g`. */
export const visibleGroup = (viewer: Who) => sql<boolean>`
  (${hasGroups} and g.deleted_at is null and ${standingOf(viewer, sql.ref('g.id'))} is distinct from 'banned')`

/** True where `viewer` may see the posts and members of the group of the row `g`. */
export const openGroup = (viewer: Who) => sql<boolean>`
  (${hasGroups} and g.deleted_at is null and (select case when g.is_closed then their.is_in else their.standing is distinct from 'banned' end
    from (select 1) as one left join group_members their on their.group_id = g.id and their.member_id = ${viewer}) is true)`

/** True where `viewer` may see the post of the row, which is in a group. */
export const isShownInGroup = (viewer: Who, row: 'p' | 'o'): RawBuilder<boolean> =>
  // Comments cached for everyone are only read for viewers who see the post.
  viewer === nobody
    ? sql<boolean>`true`
    : sql<boolean>`
  ((select inside.deleted_at is null
      and case when ${sql.ref(`${row}.audience`)} <> 'public' then their.is_in and their.openings <= ${sql.ref(`${row}.openings`)}
        when inside.is_closed then their.is_in
        else their.standing is distinct from 'banned' end
      and ${hasGroups}
    from groups inside left join group_members their on their.group_id = inside.id and their.member_id = ${viewer}
    where inside.id = ${sql.ref(`${row}.group_id`)}) is true)`

/** Rows: those of the groups with these ids that `viewer` may see. */
export const visibleGroups = (viewer: Who, ids: Who) => sql<{ id: number }>`
  select g.id from groups g where g.id = any (${ids}::bigint[]) and ${visibleGroup(viewer)}`

/** Rows: those of the groups with these ids whose posts and members `viewer` may see. */
export const openGroups = (viewer: Who, ids: Who) => sql<{ id: number }>`
  select g.id from groups g where g.id = any (${ids}::bigint[]) and ${openGroup(viewer)}`

/** True where `member` leads the group; false where there is none. */
export const leadsGroup = (member: Who, group: Who) => sql<boolean>`
  ((${standingOf(member, group)} in ('owner', 'moderator')) is true)`
