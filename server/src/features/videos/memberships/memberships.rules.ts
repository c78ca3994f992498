/** What joining a channel does and costs, without I/O. All amounts are in the smallest unit of tokens. */
import { renewalPrice } from '../../../memberships/prices.ts'
import { firstPeriod, type Period, periodAfter } from '../../../memberships/periods.ts'
import type { ChannelMembershipRow, TierRow } from './memberships.queries.ts'

/** Returns the month after the current one. */
export const monthAfter = (
  { period, anchor_at: anchor, periods, ends_at: endsAt }: ChannelMembershipRow,
  at: Date,
): Period => periodAfter({ period, anchor, periods, endsAt }, at)

export interface Joining {
  readonly change: 'start' | 'resume' | 'pay'
  readonly due: bigint
  /** The month that is paid by it; the current one where nothing is. */
  readonly period: Pick<Period, 'endsAt'>
  readonly nextCharge: bigint
}

/** A month that joining pays for. */
export interface PaidJoining extends Joining {
  readonly change: 'start' | 'pay'
  readonly period: Period
}

/** Returns what joining an open tier does now; undefined for members whose membership is renewed anyway. */
export function joiningOf(
  tier: TierRow,
  row: ChannelMembershipRow | undefined,
  at: Date,
): (Joining & { readonly change: 'resume' }) | PaidJoining | undefined {
  if (!row) {
    const due = BigInt(tier.units)
    return { change: 'start', due, period: firstPeriod('m', at), nextCharge: due }
  }
  const nextCharge = renewalPrice(row, BigInt(tier.units))
  if (row.state === 'grace')
    return { change: 'pay', due: nextCharge, period: monthAfter(row, at), nextCharge }
  if (row.renews) return undefined
  return { change: 'resume', due: 0n, period: { endsAt: row.ends_at }, nextCharge }
}
