declare module '../../platform/events.ts' {
  interface Events {
    /** `by` follows `member`, and did not just before. */
    'member.followed': { member: number; by: number }
  }
}

export {}
