declare module '../../../platform/events.ts' {
  interface Events {
    /** A member is no longer in a chat of several people. */
    'several.left': { chat: number; member: number }
  }
}

export {}
