declare module '../../../platform/events.ts' {
  interface Events {
    /** An event of a group was planned, changed or cancelled, or begins soon. */
    'group.event': { event: number }
  }
}

export {}
