declare module '../../platform/events.ts' {
  interface Events {
    /** `member` got a tip or a transfer. */
    'money.received': { member: number; transaction: number }
    /** What came to a member from a chain is theirs. */
    'deposit.credited': { member: number; deposit: number }
    /** What was credited to a member and was gone from its chain is taken back. */
    'deposit.taken_back': { member: number; deposit: number }
    /** A withdrawal was sent, or has failed. */
    'withdrawal.moved': { member: number; withdrawal: number }
    /** A price that `member` waited for was reached. */
    'price.reached': { member: number; alert: number }
  }
}

export {}
