declare module '../../platform/events.ts' {
  interface Events {
    /** `member` began, changed, renewed or ended a plan, or could not renew it. */
    'plan.changed': { member: number }
    /** What `member` earned in a month was exchanged. */
    'payout.made': { member: number }
  }
}

export {}
