declare module '../../platform/events.ts' {
  interface Events {
    'member.registered': { member: number }
    /** Their email address was proven, the first one or another. */
    'member.verified': { member: number }
    /** What they asked to take along can be downloaded. */
    'export.ready': { member: number }
  }
}

export {}
