declare module '../../platform/events.ts' {
  interface Events {
    /** A reel is there for others to see. */
    'reel.added': { reel: number; author: number }
  }
}

export {}
