import type { SiteVideo } from '@commons/contract/videos.ts'
import { recommend, type Recommended } from '../home/recommend.ts'

/** Why a video stands beside another. */
export type RelatedReason = 'channel' | 'tag' | NonNullable<Recommended['reason']>

export interface Related {
  readonly video: SiteVideo
  readonly reason: RelatedReason | undefined
  /** The tag that both have, where that is the reason. */
  readonly tag?: string | undefined
}

/**
 * Returns the videos to watch after one: those of its channel, those about the same, and then what is
 * recommended anyway. `newestOnly`: as they came.
 */
export function relatedTo(shown: SiteVideo, others: readonly SiteVideo[], newestOnly: boolean): Related[] {
  const rest = others.filter(({ video_id }) => video_id !== shown.video_id)
  if (newestOnly) return rest.map((video) => ({ video, reason: undefined }))
  const tags = new Set(shown.hashtag_link)
  const ranked = recommend(rest).map(({ video, reason }): Related & { rank: number } => {
    if (video.channel_id === shown.channel_id) return { video, reason: 'channel', rank: 2 }
    const tag = video.hashtag_link.find((each) => tags.has(each))
    return tag === undefined ? { video, reason, rank: 0 } : { video, reason: 'tag', tag, rank: 1 }
  })
  return ranked.toSorted((one, other) => other.rank - one.rank)
}
