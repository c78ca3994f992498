/** Videos as sent on the wire. */
import { flag } from '@commons/contract/shared/flag.ts'
import { decimalText } from '@commons/contract/shared/units.ts'
import type { SiteVideo, VideoVisibility } from '@commons/contract/videos/videos.ts'
import type { VideoProgress } from '@commons/contract/shared/video.ts'
import { faceAddress } from '../../platform/media/address.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { fileShape } from '../../shown-files/shown-file.shape.ts'
import { captionsShape } from './captions/captions.shape.ts'
import { downloadAddress } from './beyond/downloads.ts'
import { isOpen } from './videos.rules.ts'
import type { VideoRow, Visibility } from './videos.rows.ts'

/** The words of the wire. */
export const visibilities = {
  public: 'Public',
  unlisted: 'Unlisted',
  members: 'Members',
  private: 'Private',
  scheduled: 'Scheduled',
} as const satisfies Record<Visibility, VideoVisibility>

export function videoShape(row: VideoRow, viewer: Viewer): SiteVideo {
  return row.is_locked ? { ...seenShape(withoutContent(row), viewer), ...locked } : seenShape(row, viewer)
}

const locked = { is_locked: 1, takes_comments: 0 } as const

/** Leaves of a locked video that it exists: its title, its channel and its date. */
const withoutContent = (row: VideoRow): VideoRow => ({
  ...row,
  key: null,
  thumbnail: null,
  caption_files: [],
  replacement: null,
  description: '',
  hashtags: [],
  likes: 0,
  dislikes: 0,
  comments: 0,
  views: 0,
  tips: 0,
  tip_units: '0',
  reaction: null,
  saved: false,
  stopped_at: null,
  is_finished: null,
})

function seenShape(row: VideoRow, viewer: Viewer): SiteVideo {
  const { member, media } = viewer
  const isPrivate = !isOpen(row) || row.position === null
  const hides = row.viewer_is_minor && row.nsfw.length > 0 && row.author_id !== member.id
  const signedFor = isPrivate && !member.browser ? member.id : undefined
  const visibility = visibilities[row.visibility]
  return {
    video_id: row.id,
    channel_id: row.channel_id,
    channel_name: row.channel_name,
    channel_handle: row.channel_handle,
    channel_file: faceAddress(media, row.channel_key),
    subscriber_count: row.subscribers,
    is_subscribed: flag(row.subscribed),
    user_id: row.author_id,
    role: row.role,
    title: row.title,
    description: row.description,
    ...fileShape(row, viewer, { isPrivate, hides }),
    progress: progressOf(row, viewer, signedFor),
    replacement:
      row.replacement && row.role !== null ? media.progress(row.replacement, viewer.language) : null,
    captions:
      hides || row.kind !== 'video'
        ? []
        : captionsShape(row.caption_files, media, { signedFor, isStaff: row.role !== null }),
    thumbnail: row.thumbnail && !hides ? media.picture(row.thumbnail, signedFor) : null,
    status: visibility === 'Public' ? null : visibility,
    visibility,
    publish_at: row.publish_at?.toISOString() ?? null,
    made_for_kids: flag(row.made_for_kids),
    takes_comments: flag(!row.made_for_kids && !row.comments_off),
    allows_download: flag(row.allows_download),
    download: downloadAddress(row, viewer),
    is_nsfw: flag(row.nsfw.length > 0),
    nsfw: row.nsfw.join(','),
    hashtag: row.hashtags.join(','),
    hashtag_link: row.hashtags,
    created_at: (row.published_at ?? row.created_at).toISOString(),
    edited_at: row.edited_at?.toISOString() ?? null,
    view_count: row.views,
    like_count: row.likes,
    dislike_count: row.dislikes,
    comment_count: row.comments,
    is_liked: flag(row.reaction === 'like'),
    is_disliked: flag(row.reaction === 'dislike'),
    is_saved: flag(row.saved),
    tips: decimalText(BigInt(row.tip_units), 'FCELL'),
    tip_count: row.tips,
    resume_at: row.stopped_at && !row.is_finished ? row.stopped_at : null,
    watched_percent: watchedPercent(row),
    why: [],
    is_locked: 0,
    join_price: row.month_units === null ? null : decimalText(BigInt(row.month_units), 'FCELL'),
  }
}

function progressOf(
  row: VideoRow,
  { language, media }: Viewer,
  signedFor: number | undefined,
): VideoProgress | null {
  const { key, kind, role } = row
  if (key === null || kind !== 'video' || role === null) return null
  return media.progress({ ...row, key }, language, signedFor)
}

/** Returns how far the viewer was when they stopped; null if their history doesn't have it. */
export function watchedPercent({
  stopped_at: at,
  is_finished,
  seconds,
}: Pick<VideoRow, 'stopped_at' | 'is_finished' | 'seconds'>): number | null {
  if (at === null) return null
  return is_finished || !seconds ? 100 : Math.min(100, Math.round((at / seconds) * 100))
}
