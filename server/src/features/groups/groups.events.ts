declare module '../../platform/events.ts' {
  interface Events {
    /** How the member stands to the group has changed. */
    'group.standing': { group: number; member: number }
  }
}

export {}
