/** SQL of what visitors see of videos. */
import { sql } from 'kysely'
import { prepared } from '../../../platform/db/prepared.ts'
import type { MediaRow } from '../../../platform/media/media.queries.ts'
import { type FileRow, fileColumns, fileTable } from '../../../shown-files/shown-file.queries.ts'
import { isVideoForVisitors } from '../../../visibility/videos.ts'

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
}

/** Columns of the video `vd` with its `openTables`. */
export const openColumns = sql`
  vd.id, vd.title, vd.description, vd.channel_id, ch.name as channel_name, vd.visibility = 'public' as is_listed,
  ${fileColumns()},
  (select to_jsonb(thumbnail) from media thumbnail
    where thumbnail.id = vd.thumbnail_id and thumbnail.state = 'ready') as thumbnail`
export const openTables = sql`join channels ch on ch.id = vd.channel_id ${fileTable(sql`vd.media_id`)}`

/** True where the video `vd`, with its `openTables`, can be watched by visitors: a picture can't. */
export const isWatchable = sql<boolean>`(file.kind = 'video' and file.state = 'ready' and ${isVideoForVisitors})`

/** Finds a video that visitors may watch. */
export const findOpenVideo = prepared<[video: number], OpenVideoRow>(
  'find_open_video',
  (video) => sql`
    select ${openColumns} from videos vd ${openTables} where vd.id = ${video} and ${isWatchable}`,
)
