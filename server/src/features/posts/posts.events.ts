declare module '../../platform/events.ts' {
  interface Events {
    'post.added': { post: number; author: number }
    /** A scheduled post couldn't be published: it is a draft now. */
    'post.not_published': { post: number; author: number }
    /** The post waits for those who run its group. */
    'post.held': { post: number; group: number }
    /** They have let it in, or given it back to its author as a draft. */
    'post.judged': { post: number; author: number; group: number }
    'post.deleted': { post: number; author: number }
    /** `member` likes the post, which may be their own. */
    'post.liked': { post: number; member: number }
    /** `member` reposted the post of `author` as `repost`. */
    'post.reminded': { post: number; repost: number; author: number; member: number }
  }
}

export {}
