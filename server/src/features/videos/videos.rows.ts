/** Row types and columns of videos. */
import type { ChannelRole } from '@commons/contract/videos/channels.ts'
import { sql } from 'kysely'
import type { MediaRow } from '../../platform/media/media.queries.ts'
import { isSaved } from '../../saves/saves.ts'
import { type FileRow, fileColumns, fileTable } from '../../shown-files/shown-file.queries.ts'
import { commentCount } from '../../visibility/comments.ts'
import { isMinor, type Who } from '../../visibility/members.ts'
import { type CaptionRow, captionsColumn } from './captions/captions.queries.ts'
import { roleIn } from '../../visibility/channels.ts'
import { needsMembership, ofVideo, videos } from '../../visibility/videos.ts'

export type Visibility = 'public' | 'unlisted' | 'members' | 'private' | 'scheduled'

/** A video as the viewer sees it; the file's columns are null where the file is gone. */
export interface VideoRow extends FileRow {
  id: number
  channel_id: number
  channel_name: string
  channel_handle: string
  channel_key: string | null
  subscribers: number
  subscribed: boolean
  author_id: number
  /** What the viewer is in its channel. */
  role: ChannelRole | null
  title: string
  description: string
  hashtags: string[]
  nsfw: string[]
  visibility: Visibility
  publish_at: Date | null
  made_for_kids: boolean
  allows_download: boolean
  /** Its author has turned comments off. */
  comments_off: boolean
  /** Its place in the lists of all; null while its file isn't ready. */
  position: number | null
  created_at: Date
  published_at: Date | null
  edited_at: Date | null
  /** The chosen thumbnail, where there is one and it is ready. */
  thumbnail: MediaRow | null
  caption_files: CaptionRow[]
  /** The file that is to replace its own. */
  replacement: MediaRow | null
  reaction: 'like' | 'dislike' | 'none' | null
  likes: number
  dislikes: number
  comments: number
  views: number
  tips: number
  /** Its tips, in the smallest unit of the token. */
  tip_units: string
  saved: boolean
  viewer_is_minor: boolean
  /** The viewer is shown that it exists, and nothing more. */
  is_locked: boolean
  /** What a month of its channel costs where it is locked, and can be joined. */
  month_units: string | null
  /** The second where the viewer stopped; null where their history doesn't have it. */
  stopped_at: number | null
  is_finished: boolean | null
}

/** Columns of the video `vd`, which `viewer` may see, as they see it. */
export const videoColumns = (viewer: Who) => sql`
  vd.id, vd.channel_id, ch.name as channel_name, ch.handle as channel_handle, face.key as channel_key,
  followed.subscribers,
  (select true from channel_subscriptions s where s.channel_id = vd.channel_id and s.member_id = ${viewer}) is true as subscribed,
  vd.author_id, ${roleIn(viewer, ofVideo)} as role, vd.title, vd.description, vd.hashtags, vd.nsfw, vd.visibility, vd.publish_at, vd.made_for_kids,
  vd.allows_download, vd.position, vd.created_at, vd.published_at, vd.edited_at, ${fileColumns()},
  (select to_jsonb(thumbnail) from media thumbnail where thumbnail.id = vd.thumbnail_id and thumbnail.state = 'ready') as thumbnail,
  ${captionsColumn} as caption_files,
  (select to_jsonb(coming) from media coming where coming.id = vd.next_media_id) as replacement,
  (select r.kind from reactions r where r.object_id = vd.id and r.member_id = ${viewer}) as reaction,
  o.likes, o.dislikes, o.tips, o.tip_units::text,
  ${commentCount(videos, { viewer, counted: sql.ref('o.comments'), closed: sql.ref('o.closed') })} as comments,
  counts.views,
  (select ds.is_off from discussion_settings ds where ds.object_id = vd.id) is true as comments_off,
  ${isSaved(viewer, sql.ref('vd.id'))} as saved,
  ${isMinor(viewer)} as viewer_is_minor, ${needsMembership(viewer)} as is_locked,
  case when ${needsMembership(viewer)} then (
    select tier.units::text from channel_tiers tier where tier.channel_id = vd.channel_id and tier.closed_at is null) end as month_units,
  watched.seconds as stopped_at, watched.is_finished`

export const videoTables = (viewer: Who) => sql`
  join objects o on o.id = vd.id
  join view_counts counts on counts.object_id = vd.id
  join channels ch on ch.id = vd.channel_id
  join channel_counts followed on followed.channel_id = vd.channel_id
  left join media face on face.id = ch.avatar_id
  ${fileTable(sql`vd.media_id`)}
  left join video_history watched on watched.member_id = ${viewer} and watched.video_id = vd.id`
