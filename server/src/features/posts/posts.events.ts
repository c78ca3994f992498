declare module '../../platform/events.ts' {
  interface Events {
    'post.added': { post: number; author: number }
    'post.deleted': { post: number; author: number }
    /** `member` likes the post, which may be their own. */
    'post.liked': { post: number; member: number }
    /** `member` commented on the post of `author`, who sees the comment; they may be one and the same. */
    'post.commented': { post: number; comment: number; author: number; member: number }
    /** `member` replied to the comment of `author`, who sees the reply; they may be one and the same. */
    'comment.replied': { post: number; comment: number; reply: number; author: number; member: number }
    /** `member` reminded of the post by `repost`. */
    'post.reminded': { post: number; repost: number; author: number; member: number }
  }
}

export {}
