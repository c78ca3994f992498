declare module '../../../platform/events.ts' {
  interface Events {
    /** A webhook of the member was turned off because nothing reached it. */
    'webhook.off': { member: number }
  }
}

export {}
