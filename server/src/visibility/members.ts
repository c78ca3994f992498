/** Who sees whom. */
import { type RawBuilder, sql } from 'kysely'

/** A member's id as SQL: a parameter of a prepared statement, a column, or a value. */
export type Who = RawBuilder<unknown>

/**
 * Rows: the members hidden from `viewer` because one of the two blocked the other. `isAway` is checked
 * separately.
 */
export const hiddenMembers = (viewer: Who) => sql`
  select blocked_id from blocks where blocker_id = ${viewer}
  union all select blocker_id from blocks where blocked_id = ${viewer}`

// A subquery for one value is always a lookup by primary key. As exists(), the planner may read all rows of a
// member at once instead, and a famous one has a million followers.

/** True where `one` has blocked `other`. */
export const hasBlocked = (one: Who, other: Who) => sql<boolean>`
  (select true from blocks where blocker_id = ${one} and blocked_id = ${other}) is true`

/**
 * True where the member is away: nobody sees them. A lookup in a small table, which avoids an array of
 * everyone who is away: docs/decisions/024-away-is-one-row.md.
 */
export const isAway = (member: Who) => sql<boolean>`
  ((select true from away_members where member_id = ${member}) is true)`

/** True where the member is suspended: a lookup, like `isAway`. */
export const isSuspended = (member: Who) => sql<boolean>`
  ((select is_suspended from away_members where member_id = ${member}) is true)`

/**
 * True where one of the two ids stands for a friend of the other: it is no member's id, but the negative of
 * one (platform/viewer.ts). Such a viewer is nobody else's friend, and a stranger, 0, is nobody's.
 */
const isStandIn = (one: Who, other: Who) => sql<boolean>`${one}::bigint = -(${other}::bigint)`

/** True where `one` follows `other`. */
export const isFollowing = (one: Who, other: Who) => sql<boolean>`
  (${isStandIn(one, other)}
    or (select true from follows where follower_id = ${one} and followed_id = ${other}) is true)`

/** True where one of the two blocked the other. */
export const isBlockBetween = (one: Who, other: Who) => sql<boolean>`
  (${hasBlocked(one, other)} or ${hasBlocked(other, one)})`

/**
 * The id as which content cached for everyone is read: nobody is hidden from it, not even members who are
 * away.
 */
export const nobody = sql.lit(0)

/**
 * True unless one of the two blocked the other, or `other` is away. `hidden`: the array of `hiddenMembers`,
 * where known.
 */
export const notHidden = (viewer: Who, other: Who, hidden?: Who) =>
  viewer === nobody
    ? sql<boolean>`true`
    : sql<boolean>`
  (${hidden ? sql`${other} <> all (${hidden})` : sql`not ${isBlockBetween(viewer, other)}`} and not ${isAway(other)})`

/** Rows: those of the members with these ids who are not hidden from `viewer`. */
export const visibleMembers = (viewer: Who, ids: Who) => sql<{ id: number }>`
  select m.id from members m where m.id = any (${ids}::bigint[]) and ${notHidden(viewer, sql.ref('m.id'))}`

const mutesInForce = (viewer: Who) => sql`
  from member_mutes where member_id = ${viewer} and (ends_at is null or ends_at > now())`

/** Array: the members whom `viewer` has muted, 1,000 at most. */
export const mutedMembers = (viewer: Who) => sql<number[]>`array(select muted_id ${mutesInForce(viewer)})`
export const mutesMembers = (viewer: Who) => sql<boolean>`exists (select ${mutesInForce(viewer)})`
export const isMutedMember = (viewer: Who, other: Who) => sql<boolean>`
  ((select true ${mutesInForce(viewer)} and muted_id = ${other}) is true)`

/**
 * True unless moderators limited `other` and `viewer` doesn't follow them: asked wherever members are found by others
 * than their followers, and never where somebody has their link. While nobody is limited, no row is looked up.
 */
export const isFindable = (viewer: Who, other: Who) => sql<boolean>`(
  (select true from limited_members limit 1) is not true
  or (select true from limited_members where member_id = ${other}) is not true
  or ${other} = ${viewer} or ${isFollowing(viewer, other)})`

/** True where the two follow each other. */
export const areFriends = (one: Who, other: Who) => sql<boolean>`
  (${isStandIn(one, other)}
    or (select mutual from follows where follower_id = ${one} and followed_id = ${other}) is true)`

/**
 * One row: how many of those whom the member follows are away. `member_counts.following` includes them
 * (docs/decisions/041-what-a-leaving-member-takes-along.md).
 */
export const followedWhoAreAway = (member: Who) => sql<{ count: number }>`
  select count(*)::int from follows there join away_members away on away.member_id = there.followed_id
  where there.follower_id = ${member}`

/** Rows: the ids of a member's friends (mutual follows). */
export const friendIds = (member: Who) => sql<{ id: number }>`
  select there.followed_id as id from follows there where there.follower_id = ${member} and there.mutual`

/** True where the member `m` is too young for NSFW content, by the birth date they gave. */
export const isMinorRow = sql<boolean>`((m.born_on > current_date - interval '18 years') is true)`

/** True where `viewer` is too young for NSFW content, by the birth date they gave. */
export const isMinor = (viewer: Who) => sql<boolean>`
  (select born_on > current_date - interval '18 years' from members where id = ${viewer}) is true`
