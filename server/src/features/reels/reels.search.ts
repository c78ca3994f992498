/** Reels in search. */
import { authorShape } from '../../authors/author.shape.ts'
import { now } from '../../platform/clock.ts'
import { duration } from '../../platform/language.ts'
import { searchKind } from '../../platform/search-kinds.ts'
import { excerptOf } from '../../search/excerpt.ts'
import { type FoundReelRow, foundReels } from './reels.search.queries.ts'

export const searchReels = searchKind<FoundReelRow>({
  byWords: foundReels,
  shape: (row, viewer) => {
    const createdAt = new Date(row.created_at)
    return {
      kind: 'reel',
      id: row.id,
      ...authorShape(row.user_id, row, viewer.media),
      // A reel without a message was found by its tags.
      excerpt: excerptOf(row.message || row.hashtags.map((tag) => `#${tag}`).join(' '), row.words),
      duration: duration(viewer.language, createdAt, now()),
      created_at: createdAt.toISOString(),
      file_type: row.file_type,
      post_type: row.audience,
      nsfw: row.nsfw.join(','),
    }
  },
})
