import type { Post } from '@commons/contract/posts.ts'

export interface Face {
  readonly user_id: number
  readonly username: string
  readonly full_name: string
  readonly profile_pic: string | null
}

/** Who wrote what a post says; of a repost, what it shows. */
export function authorOf({ user_id, username, full_name, profile_pic }: Post): Face {
  return { user_id, username, full_name, profile_pic }
}

/** Who put a card into the lists: of a repost, who reminded. */
export function posterOf(post: Post): Face {
  if (post.repost_user_id === null) return authorOf(post)
  return {
    user_id: post.repost_user_id,
    username: post.repost_username ?? '',
    full_name: post.repost_user ?? '',
    profile_pic: post.repost_profile_pic,
  }
}

export const postedAt = (post: Post) => post.repost_created_at ?? post.created_at

/** A repost without a remark only points at its original: what is done with it is done with that. */
export const isPointer = (post: Post) => post.is_repost === 1 && post.repost_comment === null

/** Whom what one does about a card's author is about. */
export const subjectOf = (post: Post) => (isPointer(post) ? authorOf(post) : posterOf(post))

/** What a repost shows, as a post of its own. */
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
  }
}
