/** Reels as they are searched for. */
import { authorShape } from '../../authors/author.shape.ts'
import { now } from '../../platform/clock.ts'
import { duration } from '../../platform/language.ts'
import type { SearchKind } from '../../platform/search-kinds.ts'
import { excerptOf } from '../../search/excerpt.ts'
import { findReels } from './reels.search.queries.ts'

export const searchReels: SearchKind = async (db, { words, isFiltered }, viewer) => {
  // Signs alone are no word.
  if (isFiltered || !/[\p{L}\p{N}]/u.test(words)) return []
  const rows = await findReels(db, viewer.member.id, words)
  return rows.map((row) => ({
    kind: 'reel',
    id: row.id,
    ...authorShape(row.user_id, row, viewer.media),
    // One without a message was found by its tags.
    excerpt: excerptOf(row.message || row.hashtags.map((tag) => `#${tag}`).join(' '), row.words),
    duration: duration(viewer.language, row.created_at, now()),
    created_at: row.created_at.toISOString(),
    file_type: row.file_type,
    post_type: row.audience,
    nsfw: row.nsfw.join(','),
  }))
}
