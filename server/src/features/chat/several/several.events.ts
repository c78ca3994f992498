declare module '../../../platform/events.ts' {
  interface Events {
    /** A member is no longer in a chat of several people, or may do something else in it. */
    'several.standing': { chat: number; member: number }
  }
}

export {}
