/** Reels as sent on the wire. */
import { languageOf } from '../../platform/written-language.ts'
import type { Reel, ReelSound } from '@commons/contract/reels/reels.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { decimalText } from '@commons/contract/shared/units.ts'
import { authorShape } from '../../authors/author.shape.ts'
import { now } from '../../platform/clock.ts'
import { duration } from '../../platform/language.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { fileShape } from '../../shown-files/shown-file.shape.ts'
import { watchedShape } from '../../views/watched.ts'
import type { ReelRow } from './reels.rows.ts'

/** Returns whether a reel that its viewer sees is the source of a sound: published, and with a sound of its own. */
export const isSound = ({ kind, position, has_sound, sound_from }: ReelRow): boolean =>
  kind === 'video' && position !== null && has_sound !== false && sound_from === null

/** Returns the sound of a reel: its own, or that of another one, which is named to those who see that one. */
function soundShape(row: ReelRow): ReelSound | null {
  if (row.kind !== 'video' || row.has_sound === false) return null
  const { sound_from, sound } = row
  if (sound_from === null) {
    const { id, author_id, username, full_name, is_lent } = row
    return {
      sound_id: id,
      user_id: author_id,
      username,
      full_name,
      can_use: flag(is_lent && row.position !== null),
    }
  }
  if (!sound) return { sound_id: null, user_id: null, username: null, full_name: null, can_use: 0 }
  const { id, author_id, is_lent, ...names } = sound
  return { sound_id: id, user_id: author_id, ...names, can_use: flag(is_lent) }
}

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
    sound: soundShape(row),
    lets_use_sound: flag(row.lends_sound),
    why,
  }
}
