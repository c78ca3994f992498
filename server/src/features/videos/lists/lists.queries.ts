/** SQL of lists of videos, newest first. */
import { type RawBuilder, sql } from 'kysely'
import { prepared } from '../../../platform/db/prepared.ts'
import { isSave } from '../../../saves/saves.ts'
import type { Who } from '../../../visibility/members.ts'
import { tagNamed, taggedBefore } from '../../../visibility/tagged.ts'
import { mayInChannel } from '../../../visibility/channels.ts'
import {
  isListedVideo,
  isLockedVideo,
  notMutedVideo,
  notUnsafeVideo,
  ofVideo,
  videos,
  visibleVideo,
} from '../../../visibility/videos.ts'
import { videoColumns, videoTables, type VideoRow } from '../videos.rows.ts'

export interface ListedVideoRow extends VideoRow {
  /** Its place in the list: the cursor. */
  at: number
}

/** Rows: the videos of `page` (rows of `id` and `at`, all visible to `viewer`), in its order. */
export const listedOf = (viewer: Who, page: RawBuilder<unknown>) => sql<ListedVideoRow>`
  with page as materialized (${page})
  select place.at, ${videoColumns(viewer)}
  from (select unnest(ids) as id, unnest(places) as at from (
    select array_agg(id order by at desc) as ids, array_agg(at order by at desc) as places from page) as arrays) as place
  join videos vd on vd.id = place.id ${videoTables(viewer)}
  order by place.at desc`

type PageArguments = [viewer: number, before: number, limit: number, offset: number]

/** Lists all public videos. */
export const listNewest = prepared<PageArguments, ListedVideoRow>(
  'list_newest_videos',
  (viewer, before, limit, offset) =>
    listedOf(
      viewer,
      sql`select vd.id, vd.position as at from videos vd
        where ${isListedVideo} and vd.position < ${before} and ${visibleVideo(viewer)} and ${notMutedVideo(viewer)}
        order by vd.position desc limit ${limit}::int offset ${offset}::int`,
    ),
)

/** Lists those of these videos that are public and the viewer sees, in this order. */
export const listChosen = prepared<[viewer: number, ids: number[]], ListedVideoRow>(
  'list_chosen_videos',
  (viewer, ids) =>
    listedOf(
      viewer,
      sql`select vd.id, -array_position(${ids}::bigint[], vd.id)::bigint as at from videos vd
        where vd.id = any (${ids}::bigint[]) and ${isListedVideo} and ${visibleVideo(viewer)} and ${notUnsafeVideo(viewer)}`,
    ),
)

/** Lists the videos of a channel that the viewer sees, and those that are locked to them. */
export const listOfChannel = prepared<[...PageArguments, channel: number], ListedVideoRow>(
  'list_videos_of_channel',
  (viewer, before, limit, offset, channel) =>
    listedOf(
      viewer,
      sql`select vd.id, vd.position as at from videos vd
        where vd.channel_id = ${channel} and ${isListedVideo} and vd.position < ${before}
          and (${visibleVideo(viewer)} or ${isLockedVideo(viewer)}) and ${notUnsafeVideo(viewer)}
        order by vd.position desc limit ${limit}::int offset ${offset}::int`,
    ),
)

/** Lists all videos of a channel that the viewer runs. */
export const listOfOwnChannel = prepared<[...PageArguments, channel: number], ListedVideoRow>(
  'list_videos_of_own_channel',
  (viewer, before, limit, offset, channel) =>
    listedOf(
      viewer,
      sql`select vd.id, vd.place as at from videos vd
        where vd.channel_id = ${channel} and ${mayInChannel('see', viewer, ofVideo)} and vd.deleted_at is null and vd.place < ${before}
        order by vd.place desc limit ${limit}::int offset ${offset}::int`,
    ),
)

/** Lists what the viewer has saved, latest saved first. */
export const listSaved = prepared<PageArguments, ListedVideoRow>(
  'list_saved_videos',
  (viewer, before, limit, offset) =>
    listedOf(
      viewer,
      sql`select vd.id, kept.place as at from saved_objects kept join videos vd on vd.id = kept.object_id
        where ${isSave(videos, viewer)} and kept.place < ${before} and ${visibleVideo(viewer)} and ${notUnsafeVideo(viewer)}
        order by kept.place desc limit ${limit}::int offset ${offset}::int`,
    ),
)

/** Of the videos with a tag, listed or not, this many are read for a page at most. */
const longestWalk = 2_000

/** Lists the public videos with a tag. */
export const listOfTag = prepared<[...PageArguments, tag: string], ListedVideoRow>(
  'list_videos_of_tag',
  (viewer, before, limit, offset, tag) =>
    listedOf(
      viewer,
      sql`select vd.id, t.position as at from ${taggedBefore(videos, tagNamed(tag), before, longestWalk)} as t
        join videos vd on vd.id = t.object_id
        where ${isListedVideo} and ${visibleVideo(viewer)} and ${notMutedVideo(viewer)}
        order by t.position desc limit ${limit}::int offset ${offset}::int`,
    ),
)
