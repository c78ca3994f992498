declare module '../../platform/events.ts' {
  interface Events {
    /** `member` began, changed, renewed or ended a plan, or could not renew it. */
    'plan.changed': { member: number }
    /** The earnings of `member` in a month were exchanged. */
    'payout.made': { member: number }
  }
}

export {}
