/** Posts as they are searched for. */
import { authorShape } from '../../authors/author.shape.ts'
import { now } from '../../platform/clock.ts'
import { duration } from '../../platform/language.ts'
import type { SearchKind } from '../../platform/search-kinds.ts'
import { excerptOf } from '../../search/excerpt.ts'
import { findPosts } from './posts.search.queries.ts'

export const searchPosts: SearchKind = async (db, { words, filters, isFiltered }, viewer) => {
  // Signs alone are no word, and would find everything.
  if (!isFiltered && !/[\p{L}\p{N}]/u.test(words)) return []
  const { from, has, before } = filters
  const { id } = viewer.member
  const rows = await findPosts(db, id, words, from ?? null, [...has], before ? `${before}T00:00:00Z` : null)
  return rows.map((row) => ({
    kind: 'post',
    id: row.id,
    ...authorShape(row.user_id, row, viewer.media),
    excerpt: excerptOf(row.message, row.words),
    duration: duration(viewer.language, row.created_at, now()),
    created_at: row.created_at.toISOString(),
    file_type: row.file_type,
    post_type: row.audience,
    nsfw: [...new Set(row.nsfw)].join(','),
  }))
}
