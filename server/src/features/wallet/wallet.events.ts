declare module '../../platform/events.ts' {
  interface Events {
    /** `member` got a tip or a transfer. */
    'money.received': { member: number; transaction: number }
    /** A withdrawal was sent, or has failed. */
    'withdrawal.moved': { member: number; withdrawal: number }
  }
}

export {}
