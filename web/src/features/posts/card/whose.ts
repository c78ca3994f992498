import type { Post } from '@commons/contract/posts/posts.ts'

export interface Face {
  readonly user_id: number
  readonly username: string
  readonly full_name: string
  readonly profile_pic: string | null
  readonly is_bot?: 0 | 1 | undefined
}

/** Returns the author of a post's content; for a repost, that of the original. */
export function authorOf({ user_id, username, full_name, profile_pic, is_bot }: Post): Face {
  return { user_id, username, full_name, profile_pic, is_bot }
}

/** Returns the member who brought a card into the lists; for a repost, the reposter. */
export function posterOf(post: Post): Face {
  if (post.repost_user_id === null) return authorOf(post)
  return {
    user_id: post.repost_user_id,
    username: post.repost_username ?? '',
    full_name: post.repost_user ?? '',
    profile_pic: post.repost_profile_pic,
    is_bot: post.repost_is_bot,
  }
}

export const postedAt = (post: Post) => post.repost_created_at ?? post.created_at

/**
 * Whether it is a repost without a remark. It only points to its original: actions on it apply to the
 * original.
 */
export const isPointer = (post: Post) => post.is_repost === 1 && post.repost_comment === null

/** Returns the member whom actions on the card's author (follow, block, report, reward) apply to. */
export const subjectOf = (post: Post) => (isPointer(post) ? authorOf(post) : posterOf(post))

/** Returns the original of a repost as a post of its own. */
export function originalOf(post: Post): Post {
  return {
    ...post,
    post_id: post.original_post_id ?? post.post_id,
    is_repost: 0,
    repost_user_id: null,
    repost_username: null,
    repost_user: null,
    repost_profile_pic: null,
    repost_duration: null,
    repost_created_at: null,
    repost_comment: null,
    repost_mentions: [],
    repost_comment_lang: null,
  }
}
