declare module '../../platform/events.ts' {
  interface Events {
    /** A reel was published. */
    'reel.added': { reel: number; author: number }
    /** `member` likes the reel, which may be their own. */
    'reel.liked': { reel: number; member: number }
  }
}

export {}
