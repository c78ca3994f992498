/** Row types and columns of reels. */
import type { Mention } from '@commons/contract/shared/mention.ts'
import { sql } from 'kysely'
import { type AuthorRow, authorColumns, authorTables } from '../../authors/author.queries.ts'
import { shownMentions } from '../../mentions/mentions.queries.ts'
import type { MediaRow } from '../../platform/media/media.queries.ts'
import { isSaved } from '../../saves/saves.ts'
import { type FileRow, fileColumns, fileTable } from '../../shown-files/shown-file.queries.ts'
import { commentCount } from '../../visibility/comments.ts'
import { isFollowing, isMinor, type Who } from '../../visibility/members.ts'
import { isHiddenReel, isLent, reels, visibleSound } from '../../visibility/reels.ts'

/** A reel as the viewer sees it; the file's columns are null where the file is gone. */
export interface ReelRow extends FileRow, AuthorRow {
  id: number
  author_id: number
  /** Its place in the lists; null while its file isn't ready. */
  position: number | null
  message: string
  mentions: Mention[]
  audience: 'public' | 'private'
  hashtags: string[]
  nsfw: string[]
  created_at: Date
  edited_at: Date | null
  /** The chosen cover, where there is one and it is ready. */
  cover: MediaRow | null
  following: boolean
  liked: boolean
  likes: number
  comments: number
  comment_liked: boolean
  views: number
  tips: number
  /** Its tips, in the smallest unit of the token. */
  tip_units: string
  tenths: number[]
  saved: boolean
  hidden: boolean
  viewer_is_minor: boolean
  /** The reel whose sound it has in place of its own. */
  sound_from: number | null
  /** That reel, where the viewer sees it. */
  sound: { id: number; author_id: number; username: string; full_name: string; is_lent: boolean } | null
  lends_sound: boolean
  /** Whether the viewer may make reels with its own sound. */
  is_lent: boolean
  /** Null where that isn't known. */
  has_sound: boolean | null
}

const soundOf = (viewer: Who) =>
  // oxlint-disable-next-line commons/members-in-sight -- only the author of a reel that the viewer sees
  sql`(select jsonb_build_object('id', sound_reel.id, 'author_id', sound_reel.author_id, 'username', sound_author.username,
      'full_name', sound_author.full_name, 'is_lent', ${isLent('sound_reel', viewer)})
    from reels sound_reel join members sound_author on sound_author.id = sound_reel.author_id
    where sound_reel.id = rl.sound_from and ${visibleSound(viewer)})`

/** Columns of the reel `rl`, which `viewer` may see, as they see it. */
export const reelColumns = (viewer: Who) => sql`
  rl.id, rl.author_id, rl.position, rl.message, ${shownMentions(viewer, sql.ref('rl.mentions'))}, rl.audience,
  rl.hashtags, rl.nsfw, rl.created_at, rl.edited_at, ${authorColumns}, ${fileColumns()},
  (select to_jsonb(cover) from media cover where cover.id = rl.cover_id and cover.state = 'ready') as cover,
  ${isFollowing(viewer, sql.ref('rl.author_id'))} as following,
  (select r.kind = 'like' from reactions r where r.object_id = rl.id and r.member_id = ${viewer}) is true as liked,
  o.likes, o.tips, o.tip_units::text, ${commentCount(reels, { viewer, counted: sql.ref('o.comments'), closed: sql.ref('o.closed') })} as comments,
  exists (select from comment_reactions cr where cr.member_id = ${viewer} and cr.object_id = rl.id and cr.kind = 'like') as comment_liked,
  counts.views, counts.tenths,
  ${isSaved(viewer, sql.ref('rl.id'))} as saved,
  ${isHiddenReel(viewer)} as hidden, ${isMinor(viewer)} as viewer_is_minor,
  rl.sound_from, rl.lends_sound, file.has_sound, ${soundOf(viewer)} as sound, ${isLent('rl', viewer)} as is_lent`

// oxlint-disable-next-line commons/members-in-sight -- joined only to reels that the viewer sees
export const reelTables = sql`
  join objects o on o.id = rl.id
  join view_counts counts on counts.object_id = rl.id
  ${authorTables(sql`rl.author_id`)}
  ${fileTable(sql`rl.media_id`)}`
