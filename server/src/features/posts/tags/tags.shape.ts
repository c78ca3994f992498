/** Tags as sent on the wire. */
import type { FollowedHashtag, Hashtag } from '@commons/contract/posts-tags.ts'
import type { FollowedTagRow, TagRow } from './tags.queries.ts'

export function tagShape({ id, hashtag, posts, reels, follow_id }: TagRow): Hashtag {
  return { id, hashtag, post_count: posts, reel_count: reels, hashtag_id: follow_id }
}

export function followedTagShape({ id, label, hashtag, posts, reels }: FollowedTagRow): FollowedHashtag {
  return { id, lable: label === '' ? hashtag : label, hashtag, post_count: posts, reel_count: reels }
}
