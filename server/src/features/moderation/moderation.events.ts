declare module '../../platform/events.ts' {
  interface Events {
    /** Moderators decided about a reported object, or took a decision back. */
    'report.decided': { decision: number }
    /** Moderators wrote to a member. */
    'moderators.wrote': { thread: number }
    /** A member was suspended. */
    'member.suspended': { member: number }
  }
}

export {}
