declare module '../../../platform/events.ts' {
  interface Events {
    /** A job was offered, or an agreement or its terms changed. */
    'agreement.changed': { agreement: number }
  }
}

export {}
