/** SQL of what visitors see of videos. */
import { sql } from 'kysely'
import { prepared } from '../../../platform/db/prepared.ts'
import type { MediaRow } from '../../../platform/media/media.queries.ts'
import { type FileRow, fileColumns, fileTable } from '../../../shown-files/shown-file.queries.ts'
import { isChannelForVisitors } from '../../../visibility/channels.ts'
import { type CaptionRow, captionsColumn } from '../captions/captions.queries.ts'
import { isListedVideo, isVideoForVisitors } from '../../../visibility/videos.ts'

/** A video that visitors may watch, whose file is a video. */
export interface OpenVideoRow extends FileRow {
  id: number
  title: string
  description: string
  channel_id: number
  channel_name: string
  is_listed: boolean
  key: string
  thumbnail: MediaRow | null
  caption_files: CaptionRow[]
}

/** A channel that visitors may see. */
export interface OpenChannelRow {
  id: number
  name: string
  about: string
  picture_key: string | null
  created_at: Date
  /** When one of its videos was last deleted; one that isn't there any more changes its feed. */
  deleted_at: Date | null
}

/** A video in a feed. */
export interface FeedVideoRow extends OpenVideoRow {
  published_at: Date
  edited_at: Date | null
  /** Of its track of sound, if it has one. */
  sound_bytes: number | null
  sound_segments: number | null
}

/** Columns of the video `vd` with its `openTables`. */
export const openColumns = sql`
  vd.id, vd.title, vd.description, vd.channel_id, ch.name as channel_name, vd.visibility = 'public' as is_listed,
  ${fileColumns()},
  (select to_jsonb(thumbnail) from media thumbnail
    where thumbnail.id = vd.thumbnail_id and thumbnail.state = 'ready') as thumbnail,
  ${captionsColumn} as caption_files`
export const openTables = sql`join channels ch on ch.id = vd.channel_id ${fileTable(sql`vd.media_id`)}`

/** True where the video `vd`, with its `openTables`, can be watched by visitors: a picture can't. */
export const isWatchable = sql<boolean>`(file.kind = 'video' and file.state = 'ready' and ${isVideoForVisitors})`

/** Finds a video that visitors may watch. */
export const findOpenVideo = prepared<[video: number], OpenVideoRow>(
  'find_open_video',
  (video) => sql`
    select ${openColumns} from videos vd ${openTables} where vd.id = ${video} and ${isWatchable}`,
)

/** Finds a channel that visitors may see. */
export const findOpenChannel = prepared<[channel: number], OpenChannelRow>(
  'find_open_channel',
  (channel) => sql`
    select ch.id, ch.name, ch.about, picture.key as picture_key, ch.created_at,
      (select max(vd.deleted_at) from videos vd where vd.channel_id = ch.id) as deleted_at
    from channels ch left join media picture on picture.id = ch.avatar_id
    where ch.id = ${channel} and ${isChannelForVisitors}`,
)

/** Lists the newest public videos of a channel that visitors may watch. */
export const listOpenVideos = prepared<[channel: number, limit: number], FeedVideoRow>(
  'list_open_videos',
  (channel, limit) => sql`
    select ${openColumns}, vd.published_at, vd.edited_at, sound.bytes as sound_bytes,
      cardinality(sound.segment_bytes) as sound_segments
    from videos vd ${openTables}
      left join media_tracks sound on sound.media_id = vd.media_id and sound.rendition = 0
    where vd.channel_id = ${channel} and ${isListedVideo} and ${isWatchable}
    order by vd.position desc limit ${limit}::int`,
)
