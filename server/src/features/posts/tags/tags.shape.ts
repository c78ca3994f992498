/** Tags as sent on the wire. */
import type { FollowedHashtag, Hashtag } from '@commons/contract/posts/tags.ts'
import type { FollowedTagRow, TagCounts, TagRow } from './tags.queries.ts'

export const tagCountsShape = ({ post = 0, reel = 0, video = 0 }: TagCounts) => ({
  post_count: post,
  reel_count: reel,
  video_count: video,
})

export function tagShape({ id, hashtag, counts, follow_id }: TagRow): Hashtag {
  return { id, hashtag, ...tagCountsShape(counts), hashtag_id: follow_id }
}

export function followedTagShape({ id, label, hashtag, counts }: FollowedTagRow): FollowedHashtag {
  return { id, lable: label === '' ? hashtag : label, hashtag, ...tagCountsShape(counts) }
}
