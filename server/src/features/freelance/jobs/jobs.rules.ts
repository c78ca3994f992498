/** Decisions about jobs, without I/O. */
import { biddingDays, jobBudgets, type JobPay, longestBidding } from '@commons/contract/shared/job.ts'
import type { JobRow } from './jobs.rows.ts'

/** From so many bids on others than the client see their average: of fewer, it would tell a price. */
const fewestForAverage = 3

/** Returns the average of a job's bids in cents of US dollars; null where there is none for this viewer. */
export function averageOf({ bids, price_sum, author_id }: JobRow, viewer: number): bigint | null {
  const fewest = author_id === viewer ? 1 : fewestForAverage
  return bids < fewest ? null : (BigInt(price_sum) + BigInt(bids) / 2n) / BigInt(bids)
}

/** A budget in US dollars, an hour or for all. */
export interface Budget {
  readonly pay: JobPay
  readonly from: number
  readonly to: number
}

/** Returns a budget that is offered for jobs paid so; undefined where the range isn't. */
export function budgetOf(pay: JobPay, range: string): Budget | undefined {
  const offered: readonly string[] = jobBudgets[pay]
  const [from = 0, to = 0] = range.split('-').map(Number)
  return offered.includes(range) ? { pay, from, to } : undefined
}

const day = 24 * 60 * 60_000

/** Returns what is wrong with the end of bidding, or else the end itself. */
export function endOfBidding(wanted: Date | undefined, present: Date): Date | string {
  const end = wanted ?? new Date(present.getTime() + biddingDays * day)
  if (end.getTime() <= present.getTime()) return 'bidding_ends_past'
  if (end.getTime() > present.getTime() + longestBidding * day) return 'bidding_ends_far'
  return end
}
