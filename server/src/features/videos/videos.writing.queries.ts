/** SQL that writes videos, with locks in the order of `discussion.locks.ts`. */
import { type RawBuilder, sql } from 'kysely'
import { me } from '../../discussion/discussion.locks.ts'
import type { ChannelAct } from '@commons/contract/shared/channel.ts'
import { notHidden } from '../../visibility/members.ts'
import type { Db, Tx } from '../../platform/db/prepared.ts'
import { mayInChannel, staffOf } from '../../visibility/channels.ts'
import { ofVideo } from '../../visibility/videos.ts'
import type { Visibility } from './videos.rows.ts'

export interface WrittenVideo {
  readonly title: string
  readonly description: string
  readonly hashtags: readonly string[]
  readonly nsfw: readonly string[]
  readonly visibility: Visibility
  readonly publishAt: Date | null
  readonly madeForKids: boolean
  readonly allowsDownload: boolean
}

export interface NewVideo extends WrittenVideo {
  readonly author: number
  readonly channel: number
  readonly mediaId: string
  readonly thumbnailId: string | null
}

/** Adds a video that waits for its file; returns its id, or undefined where its author is gone. */
export async function addVideo(tx: Tx, video: NewVideo): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    with ${me(sql`${video.author}`)},
    added as (
      insert into videos (channel_id, author_id, title, description, hashtags, nsfw, visibility, publish_at, made_for_kids,
        allows_download, media_id, thumbnail_id)
      select ${video.channel}, me.id, ${video.title}, ${video.description}, ${video.hashtags}::text[], ${video.nsfw}::text[],
        ${video.visibility}, ${video.publishAt}::timestamptz, ${video.madeForKids}, ${video.allowsDownload},
        ${video.mediaId}::uuid,
        ${video.thumbnailId}::uuid
      from me returning id, author_id),
    object as (insert into objects (id, kind, author_id) select id, 'video', author_id from added)
    select id from added`.execute(tx)
  return rows[0]?.id
}

const isFirst = sql`(published_at is null and position is not null)`
/** To all but paying members of its channel it is as new. */
const wasForMembers = sql`(visibility = 'members' and position is not null)`

/** Puts a video that appears `when` this is true on top of the lists. */
const onTop = (when: RawBuilder<unknown>) => sql`
      position = case when ${when} then nextval('video_positions') else position end,
      published_at = case when ${when} then now() else published_at end,`

/** What else changes in a video that gets this visibility. */
const placing: Readonly<Partial<Record<Visibility, RawBuilder<unknown>>>> = {
  public: onTop(sql`${isFirst} or ${wasForMembers}`),
  members: onTop(isFirst),
  scheduled: sql`published_at = null,`,
}

/**
 * Changes a video. One that comes into the lists for the first time, or again by a schedule, or that was for
 * paying members and becomes public, is new in them.
 * `isEdited`: what is said with it has changed.
 */
export async function setVideo(
  tx: Tx,
  video: number,
  written: WrittenVideo,
  { isEdited }: { isEdited: boolean },
): Promise<void> {
  const { visibility } = written
  await sql`
    update videos set ${placing[visibility] ?? sql``} title = ${written.title}, description = ${written.description},
      hashtags = ${written.hashtags}::text[], nsfw = ${written.nsfw}::text[], visibility = ${visibility},
      publish_at = ${written.publishAt}::timestamptz, made_for_kids = ${written.madeForKids},
      allows_download = ${written.allowsDownload},
      edited_at = case when ${isEdited} and position is not null then now() else edited_at end
    where id = ${video}`.execute(tx)
}

/** Changes or removes a video's thumbnail; a trigger removes the previous file. */
export async function setThumbnail(tx: Tx, video: number, thumbnail: string | null): Promise<void> {
  await sql`update videos set thumbnail_id = ${thumbnail}::uuid where id = ${video}`.execute(tx)
}

export interface PlacedVideo {
  readonly id: number
  readonly author: number
  readonly channel: number
  /** The members who run its channel. */
  readonly staff: readonly number[]
  readonly visibility: Visibility
  readonly is_published: boolean
}

export const placed = sql`
  vd.id, vd.author_id as author, vd.channel_id as channel, vd.visibility, vd.position is not null as is_published,
  ${staffOf(ofVideo)} as staff`

/** Gives the video that waited for this file its place; undefined where none did. */
export async function publishWaitingVideo(
  tx: Tx,
  mediaId: string,
): Promise<(PlacedVideo & { readonly is_deleted: boolean }) | undefined> {
  const { rows } = await sql<PlacedVideo & { is_deleted: boolean }>`
    update videos vd set position = nextval('video_positions'),
      published_at = case when visibility in ('public', 'members') then now() end
    where media_id = ${mediaId} and position is null
    returning ${placed}, vd.deleted_at is not null as is_deleted`.execute(tx)
  return rows[0]
}

/** Returns the video that has this file, or is to get it, or that has this thumbnail. */
export async function findVideoOf(
  tx: Tx,
  file: { readonly media_id: string } | { readonly thumbnail_id: string },
): Promise<PlacedVideo | undefined> {
  const isItsOwn =
    'media_id' in file
      ? sql`(vd.media_id = ${file.media_id} or vd.next_media_id = ${file.media_id})`
      : sql`vd.thumbnail_id = ${file.thumbnail_id}`
  const { rows } = await sql<PlacedVideo>`
    select ${placed} from videos vd where ${isItsOwn} and vd.deleted_at is null`.execute(tx)
  return rows[0]
}

/** Deletes or restores a video. */
export async function setDeleted(tx: Tx, video: number, deleted: boolean): Promise<void> {
  await sql`update videos set deleted_at = ${deleted ? sql`now()` : sql`null`} where id = ${video}`.execute(
    tx,
  )
}

/** CTE `own`: those of these videos with which the member may do this, locked in the order of their ids. */
const theirs = (member: number, act: ChannelAct, ids: readonly number[], such: RawBuilder<unknown>) => {
  const viewer = sql`${member}::bigint`
  return sql`
    ${me(viewer)},
    own as materialized (
      select vd.id, vd.visibility as was from me cross join videos vd
      where vd.id = any (${ids}::bigint[]) and ${such} and ${mayInChannel(act, viewer, ofVideo)}
        and (vd.author_id = ${viewer} or ${notHidden(viewer, sql.ref('vd.author_id'))})
        and exists (select from channels ch where ch.id = vd.channel_id and ch.deleted_at is null)
      order by vd.id for update of vd)`
}

/**
 * Locks the member's roles in the channels of these videos: none is changed or taken from them meanwhile. In a
 * statement of its own: one that waits for a lock still sees the collaborators of before.
 */
async function lockRoles(tx: Tx, member: number, ids: readonly number[]): Promise<void> {
  await sql`
    select from channel_collaborators staff
    where staff.member_id = ${member} and staff.channel_id in (
      select vd.channel_id from videos vd where vd.id = any (${ids}::bigint[]))
    order by staff.channel_id for share`.execute(tx)
}

/** Deletes or restores several videos, those that the member may delete, except in a deleted channel. */
export async function setSeveralDeleted(
  tx: Tx,
  member: number,
  ids: readonly number[],
  deleted: boolean,
): Promise<PlacedVideo[]> {
  await lockRoles(tx, member, ids)
  const { rows } = await sql<PlacedVideo>`
    with ${theirs(member, 'delete_videos', ids, sql`${deleted ? sql`vd.deleted_at is null` : sql`vd.deleted_at is not null and not is_held(vd.deleted_at)`}`)}
    update videos vd set deleted_at = ${deleted ? sql`now()` : sql`null`} from own where vd.id = own.id
    returning ${placed}`.execute(tx)
  return rows
}

/** Says who sees several videos, those that the member may edit. */
export async function setSeveralVisible(
  tx: Tx,
  member: number,
  ids: readonly number[],
  visibility: Exclude<Visibility, 'scheduled'>,
): Promise<Array<PlacedVideo & { readonly was: Visibility }>> {
  await lockRoles(tx, member, ids)
  const { rows } = await sql<PlacedVideo & { was: Visibility }>`
    with ${theirs(member, 'edit', ids, sql`vd.deleted_at is null`)}
    update videos vd set ${placing[visibility] ?? sql``} visibility = ${visibility}, publish_at = null
    from own where vd.id = own.id
    returning ${placed}, own.was`.execute(tx)
  return rows
}

/** Videos read at once of those that are due. */
const mostDue = 200

/** Lists scheduled videos whose moment has come, in the order of their ids. */
export async function listDue(db: Db, at: Date, after: number): Promise<Array<{ id: number }>> {
  const { rows } = await sql<{ id: number }>`
    select id from videos
    where visibility = 'scheduled' and deleted_at is null and publish_at <= ${at} and id > ${after}
    order by id limit ${sql.lit(mostDue)}`.execute(db)
  return rows
}

/** Makes a scheduled video public; undefined where it is no longer due. One whose file isn't ready still waits. */
export async function publishDue(tx: Tx, video: number, at: Date): Promise<PlacedVideo | undefined> {
  const { rows } = await sql<PlacedVideo>`
    update videos vd set visibility = 'public', publish_at = null,
      position = case when position is not null then nextval('video_positions') end,
      published_at = case when position is not null then ${at}::timestamptz end
    where vd.id = ${video} and vd.visibility = 'scheduled' and vd.deleted_at is null and vd.publish_at <= ${at}
    returning ${placed}`.execute(tx)
  return rows[0]
}
