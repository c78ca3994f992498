declare module '../../platform/events.ts' {
  interface Events {
    /** `by` follows `member`, and did not just before. */
    'member.followed': { member: number; by: number }
    /** `member` joined by the invitation of `referrer`, and both got their point. */
    'referral.completed': { member: number; referrer: number }
  }
}

export {}
