/** Limits of bids for jobs. */

/** Of what is released to the freelancer, in percent. */
export const jobFeePercent = 10

/** What the form begins with. */
export const usualBid = { price: 300, days: 7 } as const

/** In graphemes. */
export const shortestProposal = 100
export const longestProposal = 5_000

export const longestTimeline = 365

/** In US dollars. */
export const largestBid = 1_000_000

/** Bids in 30 days of members without a plan, and of those with one. */
export const bidsOfPeriod = { free: 6, plan: 60 } as const
export const bidPeriodDays = 30

/** How many bids a job takes. */
export const mostBids = 500

/**
 * open: waits for its client. shortlisted: the client has noted it. declined: by the client. awarded: the
 * client offered the job, and the bidder accepted.
 */
export const bidStatuses = ['open', 'shortlisted', 'declined', 'awarded'] as const
export type BidStatus = (typeof bidStatuses)[number]

/** What is left of a price in US dollars after the fee; both in cents. The fee is rounded up. */
export function paidToBidder(cents: bigint): { fee: bigint; net: bigint } {
  const fee = (cents * BigInt(jobFeePercent) + 99n) / 100n
  return { fee, net: cents - fee }
}
