declare module '../../platform/events.ts' {
  interface Events {
    /** A job was published. */
    'job.published': { job: number }
    /** Somebody bid for a job, for the first time or again. */
    'bid.placed': { bid: number }
    /** A client shortlisted or declined a bid. */
    'bid.answered': { bid: number }
    /** Bids for a job came back to their bidders. */
    'bids.returned': { job: number }
    /** Members were notified of a job that their saved searches find. */
    'job.alerted': { job: number }
    /** A member was invited to bid for a job. */
    'job.invited': { job: number; member: number }
    /** A job was offered, or an agreement or its terms changed. */
    'agreement.changed': { agreement: number }
  }
}

export {}
