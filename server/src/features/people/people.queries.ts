/** All SQL of the relation of two members. */
import { sql } from 'kysely'
import { type Db, prepared } from '../../platform/db/prepared.ts'
import { isFollowing, notHidden } from '../../visibility/members.ts'

// Members first, as when a member is removed: their follows are deleted with them, which locks the pairs.
const lock = prepared<[one: number, other: number], { lock_pair: null }>(
  'lock_pair',
  (one, other) => sql`
    select lock_pair(${one}::bigint, ${other}::bigint) from (
      select count(*) from (
        select from members where id in (${one}, ${other}) order by id for key share) as each) as both_stay`,
)

/**
 * Locks the relation of two members, and prevents their removal. Comes before everything else: only later
 * statements see what another transaction did, so that nobody follows a member they are just blocking.
 */
export async function lockPair(tx: Db, one: number, other: number): Promise<void> {
  await lock(tx, one, other)
}

export interface RelationRow {
  id: number
  following: boolean
  follows_back: boolean
  followers: number
}

const find = prepared<[viewer: number, member: number], RelationRow>(
  'find_relation',
  (viewer, member) => sql`
    select m.id, ${isFollowing(viewer, sql.ref('m.id'))} as following,
      ${isFollowing(sql.ref('m.id'), viewer)} as follows_back, coalesce(c.followers, 0) as followers
    from members m left join member_counts c on c.member_id = m.id
    where m.id = ${member} and ${notHidden(viewer, sql.ref('m.id'))}`,
)

/**
 * Returns the relation of two members; undefined if there is no such member or there is a block between them.
 */
export async function findRelation(db: Db, viewer: number, member: number): Promise<RelationRow | undefined> {
  const [row] = await find(db, viewer, member)
  return row
}

const insertFollow = prepared<[follower: number, followed: number], { followed_id: number }>(
  'add_follow',
  (follower, followed) => sql`
    insert into follows (follower_id, followed_id)
    select ${follower}::bigint, m.id from members m
    where m.id = ${followed} and ${notHidden(follower, sql.ref('m.id'))}
    on conflict do nothing returning followed_id`,
)

/** Adds a follow; false if it already exists or isn't possible. */
export async function addFollow(tx: Db, follower: number, followed: number): Promise<boolean> {
  return (await insertFollow(tx, follower, followed)).length > 0
}

const deleteFollow = prepared<[follower: number, followed: number], { followed_id: number }>(
  'remove_follow',
  (follower, followed) => sql`
    delete from follows where follower_id = ${follower} and followed_id = ${followed} returning followed_id`,
)

/** Removes a follow; false if there was none. */
export async function removeFollow(tx: Db, follower: number, followed: number): Promise<boolean> {
  return (await deleteFollow(tx, follower, followed)).length > 0
}

const insertBlock = prepared<[blocker: number, blocked: number], { blocked_id: number }>(
  'add_block',
  (blocker, blocked) => sql`
    insert into blocks (blocker_id, blocked_id)
    select ${blocker}::bigint, m.id from members m where m.id = ${blocked}
    on conflict do nothing returning blocked_id`,
)

/** Adds a block, also of a hidden member; false if there is no such member, or they were already blocked. */
export async function addBlock(tx: Db, blocker: number, blocked: number): Promise<boolean> {
  return (await insertBlock(tx, blocker, blocked)).length > 0
}

const deleteBlock = prepared<[blocker: number, blocked: number], { blocked_id: number }>(
  'remove_block',
  (blocker, blocked) => sql`
    delete from blocks where blocker_id = ${blocker} and blocked_id = ${blocked} returning blocked_id`,
)

/** Removes a block; false if there was none. */
export async function removeBlock(tx: Db, blocker: number, blocked: number): Promise<boolean> {
  return (await deleteBlock(tx, blocker, blocked)).length > 0
}
