declare module '../../platform/events.ts' {
  interface Events {
    /** A tip or a transfer has arrived. */
    'money.received': { member: number; transaction: number }
    /** A withdrawal was sent, or has failed. */
    'withdrawal.moved': { member: number; withdrawal: number }
  }
}

export {}
