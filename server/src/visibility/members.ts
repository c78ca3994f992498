/** Who sees whom. */
import { type RawBuilder, sql } from 'kysely'

/** A member's id as SQL: a parameter of a prepared statement, a column, or a value. */
export type Who = RawBuilder<unknown>

/** Rows: the members hidden from `viewer`, because either of the two blocked the other. */
export const hiddenMembers = (viewer: Who) => sql`
  select blocked_id from blocks where blocker_id = ${viewer}
  union all select blocker_id from blocks where blocked_id = ${viewer}`

/** True unless one of the two blocked the other. */
export const notHidden = (viewer: Who, other: Who) => sql<boolean>`
  not exists (select 1 from blocks where blocker_id = ${viewer} and blocked_id = ${other})
  and not exists (select 1 from blocks where blocker_id = ${other} and blocked_id = ${viewer})`

/** True where the two follow each other. */
export const areFriends = (one: Who, other: Who) => sql<boolean>`
  exists (select 1 from follows where follower_id = ${one} and followed_id = ${other})
  and exists (select 1 from follows where follower_id = ${other} and followed_id = ${one})`

/** Rows: the ids of a member's friends, who follow them and whom they follow. */
export const friendIds = (member: Who) => sql<{ id: number }>`
  select there.followed_id as id
  from follows there
  join follows back on back.follower_id = there.followed_id and back.followed_id = there.follower_id
  where there.follower_id = ${member}`
