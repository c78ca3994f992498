/** Reels as sent on the wire. */
import { languageOf } from '../../platform/written-language.ts'
import type { Reel } from '@commons/contract/reels/reels.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { decimalText } from '@commons/contract/shared/units.ts'
import { authorShape } from '../../authors/author.shape.ts'
import { now } from '../../platform/clock.ts'
import { duration } from '../../platform/language.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { fileShape } from '../../shown-files/shown-file.shape.ts'
import { watchedShape } from '../../views/watched.ts'
import type { ReelRow } from './reels.rows.ts'

export function reelShape(row: ReelRow, viewer: Viewer, why: Reel['why'] = []): Reel {
  const { member, language, media } = viewer
  const isPrivate = row.audience !== 'public' || row.position === null
  const hides = row.viewer_is_minor && row.nsfw.length > 0 && row.author_id !== member.id
  const file = fileShape(row, viewer, { isPrivate, hides })
  const signedFor = isPrivate && !member.browser ? member.id : undefined
  return {
    reel_id: row.id,
    ...authorShape(row.author_id, row, media),
    duration: duration(language, row.created_at, now()),
    created_at: row.created_at.toISOString(),
    edited_at: row.edited_at?.toISOString() ?? null,
    message: row.message,
    mentions: row.mentions,
    lang: languageOf(row.message),
    ...file,
    file_type: file.file_type && (file.file_type === 'image' ? 'image/jpeg' : 'video/mp4'),
    cover: row.cover && !hides ? media.picture(row.cover, signedFor) : null,
    post_type: row.audience,
    is_nsfw: flag(row.nsfw.length > 0),
    nsfw: row.nsfw.join(','),
    hashtag: row.hashtags.join(','),
    hashtag_link: row.hashtags,
    is_following: flag(row.following),
    reel_liked: flag(row.liked),
    like_count: row.likes,
    comment_count: row.comments,
    comment_liked: flag(row.comment_liked),
    view_count: row.views,
    tips: decimalText(BigInt(row.tip_units), 'FCELL'),
    tip_count: row.tips,
    is_saved: flag(row.saved),
    is_hidden: flag(row.hidden),
    watched: row.author_id === member.id ? watchedShape(row.tenths) : null,
    why,
  }
}
