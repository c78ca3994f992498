declare module '../../platform/events.ts' {
  interface Events {
    'member.registered': { member: number }
    /** The member verified an address, their first or a new one. */
    'member.verified': { member: number }
    /** The member's export can be downloaded. */
    'export.ready': { member: number }
  }
}

export {}
