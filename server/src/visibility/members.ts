/** Who sees whom. */
import { type RawBuilder, sql } from 'kysely'

/** A member's id as SQL: a parameter of a prepared statement, a column, or a value. */
export type Who = RawBuilder<unknown>

/** Rows: the members hidden from `viewer`, because either of the two blocked the other. Who is away is asked apart. */
export const hiddenMembers = (viewer: Who) => sql`
  select blocked_id from blocks where blocker_id = ${viewer}
  union all select blocker_id from blocks where blocked_id = ${viewer}`

// A subquery for one value is always a look-up by primary key. As exists() the planner may read all
// rows of a member at once instead, and a famous one has a million followers.

/** True where `one` has blocked `other`. */
export const hasBlocked = (one: Who, other: Who) => sql<boolean>`
  (select true from blocks where blocker_id = ${one} and blocked_id = ${other}) is true`

/**
 * True where the member is away: nobody sees them. A look-up in a small table, which costs no array of all who
 * are: docs/decisions/024-away-is-one-row.md.
 */
export const isAway = (member: Who) => sql<boolean>`
  ((select true from away_members where member_id = ${member}) is true)`

/**
 * True where one of the two is a friend of the other and nothing else: an id that is no member's, but the negative of
 * one (platform/viewer.ts). To no other is such a viewer known, and a stranger, 0, to nobody.
 */
const isStandIn = (one: Who, other: Who) => sql<boolean>`${one}::bigint = -(${other}::bigint)`

/** True where `one` follows `other`. */
export const isFollowing = (one: Who, other: Who) => sql<boolean>`
  (${isStandIn(one, other)}
    or (select true from follows where follower_id = ${one} and followed_id = ${other}) is true)`

/** True where one of the two blocked the other. */
export const isBlockBetween = (one: Who, other: Who) => sql<boolean>`
  (${hasBlocked(one, other)} or ${hasBlocked(other, one)})`

/** Nobody's id, as whom is read what is kept for everybody: nobody is hidden from it, not even who is away. */
export const nobody = sql.lit(0)

/**
 * True unless one of the two blocked the other, or `other` is away. `hidden`: the array of `hiddenMembers`, where
 * it is at hand.
 */
export const notHidden = (viewer: Who, other: Who, hidden?: Who) =>
  viewer === nobody
    ? sql<boolean>`true`
    : sql<boolean>`
  (${hidden ? sql`${other} <> all (${hidden})` : sql`not ${isBlockBetween(viewer, other)}`} and not ${isAway(other)})`

/** Rows: those of the members with these ids who are not hidden from `viewer`. */
export const visibleMembers = (viewer: Who, ids: Who) => sql<{ id: number }>`
  select m.id from members m where m.id = any (${ids}::bigint[]) and ${notHidden(viewer, sql.ref('m.id'))}`

/** True where the two follow each other. */
export const areFriends = (one: Who, other: Who) => sql<boolean>`
  (${isStandIn(one, other)}
    or (select mutual from follows where follower_id = ${one} and followed_id = ${other}) is true)`

/** Rows: the ids of a member's friends, who follow them and whom they follow. */
export const friendIds = (member: Who) => sql<{ id: number }>`
  select there.followed_id as id from follows there where there.follower_id = ${member} and there.mutual`

/** True where `viewer` has said that they are younger than what is not safe for work is for. */
export const isMinor = (viewer: Who) => sql<boolean>`
  (select born_on > current_date - interval '18 years' from members where id = ${viewer}) is true`
