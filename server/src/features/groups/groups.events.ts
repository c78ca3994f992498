declare module '../../platform/events.ts' {
  interface Events {
    /** The member's standing in the group has changed. */
    'group.standing': { group: number; member: number }
  }
}

export {}
