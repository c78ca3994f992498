import type { VideoFeed } from '@commons/contract/videos/lists.ts'
import type { SiteVideo } from '@commons/contract/videos/videos.ts'

export interface Related {
  readonly video: SiteVideo
  /** What it has in common with the video beside it: the channel, or else a tag. */
  readonly shares?: 'channel' | { readonly tag: string }
}

/** The less, the closer. */
const distanceOf = ({ shares }: Related) => (shares === 'channel' ? 0 : shares ? 1 : 2)

/**
 * Returns the videos to watch after one: of recommended ones those of its channel, those about the same, and
 * then the rest, each in the order of the feed; the newest just as they are.
 */
export function relatedTo(shown: SiteVideo, listed: readonly SiteVideo[], feed: VideoFeed): Related[] {
  const others = listed.filter(({ video_id }) => video_id !== shown.video_id)
  if (feed === 'newest') return others.map((video) => ({ video }))
  const tags = new Set(shown.hashtag_link)
  const related = others.map((video): Related => {
    if (video.channel_id === shown.channel_id) return { video, shares: 'channel' }
    const tag = video.hashtag_link.find((each) => tags.has(each))
    return tag === undefined ? { video } : { video, shares: { tag } }
  })
  return related.toSorted((one, other) => distanceOf(one) - distanceOf(other))
}
