declare module '../../../platform/events.ts' {
  interface Events {
    /** `member` joined a channel, or their membership of one was renewed or ended. */
    'membership.changed': { member: number }
  }
}

export {}
