/**
 * Who sees which reel: every member a public one, friends of its author a private one. A reel whose file
 * isn't ready has no position yet: only its author sees it, and not in lists.
 */
import { sql } from 'kysely'
import { areFriends, friendIds, isFindable, isMinor, mutedMembers, notHidden, type Who } from './members.ts'
import type { ObjectKind } from './object-kind.ts'
import { keepsOut, mutedWords, mutesOf } from './posts.ts'

/** True where `viewer` may see the reel with this alias. `hidden`: the array of members hidden from them, where known. */
const visibleAs = (as: string, viewer: Who, hidden?: Who) => {
  const [reel, author] = [sql.raw(as), sql.ref(`${as}.author_id`)]
  return sql<boolean>`(
  ${reel}.deleted_at is null
  and (${reel}.author_id = ${viewer} or (${reel}.position is not null
    and (${reel}.audience = 'public' or ${areFriends(viewer, author)})
    and ${notHidden(viewer, author, hidden)})))`
}

/** True where `viewer` may see the reel `rl`. */
export const visibleReel = (viewer: Who, hidden?: Who) => visibleAs('rl', viewer, hidden)

/** True where `viewer` may see the reel `sound_reel`, whose sound another one has. */
export const visibleSound = (viewer: Who) => visibleAs('sound_reel', viewer)

/**
 * True where `viewer` may make reels with the sound of this reel. One that is not safe for work lends none: the reels
 * made with it would be, unmarked.
 */
export const isLent = (as: 'rl' | 'sound_reel', viewer: Who) => {
  const reel = sql.raw(as)
  return sql<boolean>`(${reel}.author_id = ${viewer} or (${reel}.audience = 'public' and ${reel}.lends_sound
    and cardinality(${reel}.nsfw) = 0))`
}

const forFriends = sql.lit(1)
const isFriendOrSelf = (viewer: Who) =>
  sql<boolean>`(rl.author_id = ${viewer} or ${areFriends(viewer, sql.ref('rl.author_id'))})`
const friendsOfAuthor = sql<number[]>`array(select rl.author_id union all ${friendIds(sql`rl.author_id`)})`

export const reels: ObjectKind<'reel_not_found'> = {
  partOf: 'reels',
  name: 'reel',
  table: 'reels',
  as: 'rl',
  link: sql`'/reel/?reelid=' || rl.id`,
  visible: visibleReel,
  notFound: 'reel_not_found',
  isOpen: sql`(rl.deleted_at is null and rl.position is not null and rl.audience = 'public')`,
  isUnsafe: sql`cardinality(rl.nsfw) > 0`,
  audience: sql`case when rl.audience = 'private' then ${friendsOfAuthor} end`,
  circle: sql`case when rl.audience = 'private' then ${forFriends} else 0 end`,
  isWithin: ({ circle }, viewer) =>
    sql<boolean>`(${circle} & ${forFriends} = 0 or ${isFriendOrSelf(viewer)})`,
  within: (bounds) =>
    sql`case when rl.audience = 'private' or ${bounds} & ${forFriends} > 0 then ${friendsOfAuthor} end`,
  ownerControls: true,
  wordsOnly: true,
  takesTips: true,
  commentFiles: 'reel_comment',
}

const hasUnwantedReason = (viewer: Who) => sql<boolean>`
  (rl.nsfw && (select nsfw_hidden from members where id = ${viewer})
    or (cardinality(rl.nsfw) > 0 and ${isMinor(viewer)}))`

/**
 * True unless `viewer` keeps the reel `rl` out of their lists, by a muted word or tag or a reason for NSFW, or can't find
 * its author.
 * Their own reels stay. `isKeeping`: whether they keep any posts or reels out, where known.
 */
export const notMutedReel = (viewer: Who, isKeeping: Who = keepsOut(viewer)) => sql<boolean>`(
  ${isFindable(viewer, sql.ref('rl.author_id'))} and (not ${isKeeping}
  or rl.author_id = ${viewer}
  or not (
    coalesce(has_words(rl.message, ${mutedWords(viewer)}), false)
    or rl.tags && array(select tag_key(word) ${mutesOf(viewer, 'tag')})
    or rl.author_id = any (${mutedMembers(viewer)})
    or ${hasUnwantedReason(viewer)})))`

/**
 * The same for reasons for NSFW alone: for lists where muted reels stay, because the viewer asked for just
 * these.
 */
export const notUnsafeReel = (viewer: Who) => sql<boolean>`(
  rl.author_id = ${viewer} or not ${hasUnwantedReason(viewer)})`

/** True where `viewer` has hidden the reel `rl` as not interesting. */
export const isHiddenReel = (viewer: Who) => sql<boolean>`
  ((select true from reel_hides hide where hide.member_id = ${viewer} and hide.reel_id = rl.id) is true)`
