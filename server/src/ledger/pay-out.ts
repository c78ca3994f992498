/** Pays earnings out of an account that held them, such as an escrow: less Commons' fee, and tax where it is due. */
import { type Account, available, fees, taxes } from './accounts.ts'
import { feeOfPart, type Ppm, taxOfPart } from './money.ts'
import type { Leg } from './post.ts'

export interface PayOut {
  /** The account that has held it. Its asset is paid. */
  readonly from: Account
  /** The member who earned it. */
  readonly to: number
  /** What leaves `from`, in the smallest unit. */
  readonly gross: bigint
  /**
   * What left it before, gross, in earlier parts of the same earnings; 0 by default. Fees and taxes of parts
   * add up to those of the whole.
   */
  readonly before?: bigint
  /** Commons' share of `gross`. */
  readonly fee: Ppm
  /** The share of `gross` that is withheld; none by default. */
  readonly tax?: Ppm
}

export interface PaidOut {
  readonly fee: bigint
  readonly tax: bigint
  /** What the member gets. */
  readonly net: bigint
  /** For `post`, without those of nothing: none at all where `gross` is 0, and nothing is to be posted. */
  readonly legs: readonly Leg[]
}

/** Returns fee, tax and legs of a pay-out. The legs sum to zero, and only `from` is below zero. */
export function payOut({ from, to, gross, before = 0n, fee: feeShare, tax: taxShare }: PayOut): PaidOut {
  if (gross < 0n || before < 0n) throw new Error('Only what was held can be paid out')
  const { asset } = from
  const fee = feeOfPart(before, gross, feeShare)
  const due = taxShare === undefined ? 0n : taxOfPart(before, gross, taxShare)
  // Where both rounded at once, a part of a single unit has no room for them.
  const tax = due > gross - fee ? gross - fee : due
  const net = gross - fee - tax
  const legs = [
    { account: from, amount: -gross },
    { account: available(to, asset), amount: net },
    { account: fees(to, asset), amount: fee },
    { account: taxes(asset), amount: tax },
  ].filter(({ amount }) => amount !== 0n)
  return { fee, tax, net, legs }
}
