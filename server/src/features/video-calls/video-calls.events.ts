declare module '../../platform/events.ts' {
  interface Events {
    /** A call rings for a member. */
    'video_call.rang': { call: number; member: number }
    /** A call of two is over, and its line is in the conversation. */
    'video_call.over': { call: number; message: number }
  }
}

export {}
