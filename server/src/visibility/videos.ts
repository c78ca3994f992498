/**
 * Who sees which video: every member a public one, and an unlisted one whose address they have, which is its
 * unguessable id; paying members of its channel one for members, of which others see that it exists
 * ({@link isLockedVideo}); only those who run its channel one that is private, scheduled, or whose file isn't
 * ready and that has no position yet. Lists ask {@link isListedVideo} besides.
 */
import { sql } from 'kysely'
import {
  channelMemberIds,
  isChannelMember,
  mayBesideOwner,
  mayInChannel,
  ownersOfChannelsOf,
  staffOf,
} from './channels.ts'
import { isAway, isFindable, isMinor, mutedMembers, notHidden, type Who } from './members.ts'
import type { ObjectKind } from './object-kind.ts'
import { keepsOut, mutedWords, mutesOf } from './posts.ts'

/** The channel of the video `vd`. */
export const ofVideo = { channel: sql.ref('vd.channel_id'), owner: sql.ref('vd.author_id') }

/** True where every member may see the video `vd`, unless a block is between them and its author. */
const isOpenVideo = sql<boolean>`(
  vd.deleted_at is null and vd.position is not null and vd.visibility in ('public', 'unlisted'))`

/** True where the video `vd` is in the lists of members who see it. The planner knows indexes by this. */
export const isListedVideo = sql<boolean>`
  (vd.deleted_at is null and vd.position is not null and vd.visibility in ('public', 'members'))`

const paidBy = (viewer: Who) => isChannelMember(viewer, sql.ref('vd.channel_id'))

/** True where `viewer` may see the video `vd`. `hidden`: the array of members hidden from them, where known. */
export const visibleVideo = (viewer: Who, hidden?: Who) => sql<boolean>`(
  vd.deleted_at is null
  and (vd.author_id = ${viewer} or (
    (vd.position is not null
        and (vd.visibility in ('public', 'unlisted') or (vd.visibility = 'members' and ${paidBy(viewer)}))
      or ${mayBesideOwner('see', viewer, ofVideo.channel)})
    and ${notHidden(viewer, sql.ref('vd.author_id'), hidden)})))`

/** True where `viewer` would see the video `vd` as a paying member of its channel. */
export const needsMembership = (viewer: Who) => sql<boolean>`(
  vd.visibility = 'members' and not ${mayInChannel('see', viewer, ofVideo)} and not ${paidBy(viewer)})`

/** True where all that `viewer` sees of the video `vd` is that it exists, for paying members of its channel. */
export const isLockedVideo = (viewer: Who) => sql<boolean>`(
  vd.deleted_at is null and vd.position is not null and ${needsMembership(viewer)}
  and ${notHidden(viewer, sql.ref('vd.author_id'))})`

/**
 * True where visitors, too, may watch the video `vd` on a site that shows them videos. An unlisted one has to be
 * known by its address. Nobody knows how old a visitor is, and what is made for kids isn't spread.
 */
export const isVideoForVisitors = sql<boolean>`(
  ${isOpenVideo} and cardinality(vd.nsfw) = 0 and not vd.made_for_kids and not ${isAway(sql.ref('vd.author_id'))})`

const forStaff = sql.lit(1)
const forMembers = sql.lit(2)
const isForStaff = sql<boolean>`(vd.visibility in ('private', 'scheduled'))`
const isForMembers = sql<boolean>`(vd.visibility = 'members')`
const staffAndMembers = sql<number[]>`
  (${staffOf(ofVideo)} || array(${channelMemberIds(sql.ref('vd.channel_id'))}))`

export const videos: ObjectKind<'video_not_found'> = {
  partOf: 'videos',
  name: 'video',
  notFound: 'video_not_found',
  table: 'videos',
  as: 'vd',
  link: sql`'/vtube/' || vd.id`,
  visible: visibleVideo,
  isOpen: isOpenVideo,
  isUnsafe: sql`cardinality(vd.nsfw) > 0`,
  audience: sql`case when ${isForStaff} then ${staffOf(ofVideo)} when ${isForMembers} then ${staffAndMembers} end`,
  circle: sql`case when ${isForStaff} then ${forStaff} when ${isForMembers} then ${forMembers} else 0 end`,
  isWithin: ({ circle }, viewer) => sql<boolean>`(
    ${circle} = 0 or ${mayInChannel('see', viewer, ofVideo)} or (${circle} & ${forStaff} = 0 and ${paidBy(viewer)}))`,
  within: (bounds) => sql`
    case when ${isForStaff} or ${bounds} & ${forStaff} > 0 then ${staffOf(ofVideo)}
      when ${isForMembers} or ${bounds} & ${forMembers} > 0 then ${staffAndMembers} end`,
  takesFrom: () => sql<boolean>`(not vd.made_for_kids)`,
  takesTips: true,
  channel: ofVideo.channel,
  ownerControls: true,
  holds: sql`(select ch.comment_hold from channels ch where ch.id = vd.channel_id)`,
  title: sql`vd.title`,
  controls: (member) => mayInChannel('moderate', member, ofVideo),
  decidesBeside: ownersOfChannelsOf,
  wordsOnly: true,
  commentFiles: 'video_comment',
}

const hasUnwantedReason = (viewer: Who) => sql<boolean>`
  (vd.nsfw && (select nsfw_hidden from members where id = ${viewer})
    or (cardinality(vd.nsfw) > 0 and ${isMinor(viewer)}))`

/** True unless the author of the video `vd` is limited, and `viewer` neither follows them nor subscribed to its channel. */
const isFindableVideo = (viewer: Who) => sql<boolean>`(
  ${isFindable(viewer, sql.ref('vd.author_id'))}
  or (select true from channel_subscriptions sub
    where sub.channel_id = vd.channel_id and sub.member_id = ${viewer}) is true)`

/**
 * True unless `viewer` keeps the video `vd` out of their lists, by a muted word or tag or a reason for NSFW, or can't
 * find its author.
 * Their own videos stay. `isKeeping`: whether they keep anything out, where known.
 */
export const notMutedVideo = (viewer: Who, isKeeping: Who = keepsOut(viewer)) => sql<boolean>`(
  ${isFindableVideo(viewer)} and (not ${isKeeping}
  or vd.author_id = ${viewer}
  or not (
    coalesce(has_words(vd.title || ' ' || vd.description, ${mutedWords(viewer)}), false)
    or vd.tags && array(select tag_key(word) ${mutesOf(viewer, 'tag')})
    or vd.author_id = any (${mutedMembers(viewer)})
    or ${hasUnwantedReason(viewer)})))`

/** The same for reasons for NSFW alone: for lists of what the viewer asked for, such as a channel's. */
export const notUnsafeVideo = (viewer: Who) => sql<boolean>`(
  vd.author_id = ${viewer} or not ${hasUnwantedReason(viewer)})`
