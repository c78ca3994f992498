declare module '../../platform/events.ts' {
  interface Events {
    'post.added': { post: number; author: number }
    'post.deleted': { post: number; author: number }
  }
}

export {}
