import type { Milestone } from '@commons/contract/freelance/milestones.ts'
import { decimalText, unitsOf } from '@commons/contract/shared/units.ts'
import { feeOf } from '../../../money/fees.ts'

export type MilestoneMoney = NonNullable<Milestone['money']>

/** A milestone that has been funded. */
export interface Funded extends Milestone {
  readonly money: MilestoneMoney
}

export const isFunded = (milestone: Milestone): milestone is Funded => milestone.money !== null

export const tokensOf = (text: string): bigint => unitsOf(text, 'FCELL') ?? 0n

/** Returns what a part of the tokens was worth in US dollars when they were paid in, as the server says it. */
export function dollarsOf(units: bigint, { funded }: MilestoneMoney): string {
  const all = tokensOf(funded.tokens)
  const cents = unitsOf(funded.usd, 'USD') ?? 0n
  return decimalText(all === 0n ? 0n : (2n * cents * units + all) / (2n * all), 'USD')
}

const taxOf = (units: bigint, percent: string): bigint => (units * BigInt(percent)) / 100n

/**
 * Returns what becomes of this many tokens when they are released. Parts are charged the difference to what
 * all before was charged, so that they add up.
 */
export function shareOut(
  units: bigint,
  { released }: Pick<MilestoneMoney, 'released'>,
  { feePercent, taxPercent }: { feePercent: string; taxPercent: string },
) {
  const before = tokensOf(released.tokens)
  const fee = feeOf(before + units, feePercent) - feeOf(before, feePercent)
  const due = taxOf(before + units, taxPercent) - taxOf(before, taxPercent)
  const tax = due > units - fee ? units - fee : due
  return { fee, tax, net: units - fee - tax }
}
