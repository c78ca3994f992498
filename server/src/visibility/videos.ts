/**
 * Who sees which video: every member a public one, and an unlisted one whose address they have, which is its
 * unguessable id; only those who run its channel one that is private, scheduled, or whose file isn't ready and
 * that has no position yet. Lists ask {@link isListedVideo} besides.
 */
import { sql } from 'kysely'
import { mayBesideOwner, mayInChannel, ownersOfChannelsOf, staffOf } from './channels.ts'
import { isAway, isMinor, notHidden, type Who } from './members.ts'
import type { ObjectKind } from './object-kind.ts'
import { keepsOut, mutesOf } from './posts.ts'

/** The channel of the video `vd`. */
export const ofVideo = { channel: sql.ref('vd.channel_id'), owner: sql.ref('vd.author_id') }

/** True where every member may see the video `vd`, unless a block is between them and its author. */
const isOpenVideo = sql<boolean>`(
  vd.deleted_at is null and vd.position is not null and vd.visibility in ('public', 'unlisted'))`

/** True where the video `vd` is in the lists of members who see it. The planner knows indexes by this. */
export const isListedVideo = sql<boolean>`
  (vd.deleted_at is null and vd.position is not null and vd.visibility = 'public')`

/** True where `viewer` may see the video `vd`. `hidden`: the array of members hidden from them, where known. */
export const visibleVideo = (viewer: Who, hidden?: Who) => sql<boolean>`(
  vd.deleted_at is null
  and (vd.author_id = ${viewer} or (
    (vd.position is not null and vd.visibility in ('public', 'unlisted')
      or ${mayBesideOwner('see', viewer, ofVideo.channel)})
    and ${notHidden(viewer, sql.ref('vd.author_id'), hidden)})))`

/**
 * True where visitors, too, may watch the video `vd` on a site that shows them videos. An unlisted one has to be
 * known by its address. Nobody knows how old a visitor is, and what is made for kids isn't spread.
 */
export const isVideoForVisitors = sql<boolean>`(
  ${isOpenVideo} and cardinality(vd.nsfw) = 0 and not vd.made_for_kids and not ${isAway(sql.ref('vd.author_id'))})`

const forStaff = sql.lit(1)
const isForStaff = sql<boolean>`(vd.visibility in ('private', 'scheduled'))`

export const videos: ObjectKind<'video_not_found'> = {
  name: 'video',
  notFound: 'video_not_found',
  table: 'videos',
  as: 'vd',
  link: sql`'/vtube/' || vd.id`,
  visible: visibleVideo,
  isOpen: isOpenVideo,
  isUnsafe: sql`cardinality(vd.nsfw) > 0`,
  audience: sql`case when ${isForStaff} then ${staffOf(ofVideo)} end`,
  circle: sql`case when ${isForStaff} then ${forStaff} else 0 end`,
  isWithin: ({ circle }, viewer) =>
    sql<boolean>`(${circle} & ${forStaff} = 0 or ${mayInChannel('see', viewer, ofVideo)})`,
  within: (bounds) =>
    sql`case when ${isForStaff} or ${bounds} & ${forStaff} > 0 then ${staffOf(ofVideo)} end`,
  takesFrom: () => sql<boolean>`(not vd.made_for_kids)`,
  takesTips: true,
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

/**
 * True unless `viewer` keeps the video `vd` out of their lists, by a muted word or tag or a reason for NSFW.
 * Their own videos stay. `isKeeping`: whether they keep anything out, where known.
 */
export const notMutedVideo = (viewer: Who, isKeeping: Who = keepsOut(viewer)) => sql<boolean>`(
  not ${isKeeping}
  or vd.author_id = ${viewer}
  or not (
    coalesce(vd.title || ' ' || vd.description ~* (select string_agg(mute_pattern(word), '|') ${mutesOf(viewer, 'word')}), false)
    or vd.tags && array(select tag_key(word) ${mutesOf(viewer, 'tag')})
    or ${hasUnwantedReason(viewer)}))`

/** The same for reasons for NSFW alone: for lists of what the viewer asked for, such as a channel's. */
export const notUnsafeVideo = (viewer: Who) => sql<boolean>`(
  vd.author_id = ${viewer} or not ${hasUnwantedReason(viewer)})`
