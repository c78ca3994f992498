declare module '../../platform/events.ts' {
  interface Events {
    'post.added': { post: number; author: number }
    'post.deleted': { post: number; author: number }
    /** `member` likes the post, which may be their own. */
    'post.liked': { post: number; member: number }
    /** `member` reposted the post of `author` as `repost`. */
    'post.reminded': { post: number; repost: number; author: number; member: number }
  }
}

export {}
