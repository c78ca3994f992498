/** Posts in search. */
import { authorShape } from '../../authors/author.shape.ts'
import { now } from '../../platform/clock.ts'
import { duration } from '../../platform/language.ts'
import { searchKind } from '../../platform/search-kinds.ts'
import { excerptOf } from '../../search/excerpt.ts'
import { threadShape } from './posts.shape.ts'
import { type FoundPostRow, foundPosts, unfiltered } from './posts.search.queries.ts'

export const searchPosts = searchKind<FoundPostRow>({
  byWords: (viewer, words) => foundPosts(viewer, words, unfiltered),
  filtered: foundPosts,
  shape: (row, viewer) => {
    const createdAt = new Date(row.created_at)
    return {
      kind: 'post',
      id: row.id,
      ...authorShape(row.user_id, row, viewer.media),
      thread: threadShape(row),
      excerpt: excerptOf(row.message, row.words),
      duration: duration(viewer.language, createdAt, now()),
      created_at: createdAt.toISOString(),
      file_type: row.file_type,
      post_type: row.audience,
      nsfw: [...new Set(row.nsfw)].join(','),
    }
  },
})
