/** What the signer pays on whatever chain, and how that is compared with what it has signed before. */
import type { Line } from './journal.ts'
import { type Approval, isApproved, type SignerRefusal } from './protocol.ts'

export type Currency = Line['currency']

export interface Payment {
  /** What it is, in a word that another payment never has. */
  readonly name: string
  readonly from: number | 'wallet'
  readonly to: string
  readonly currency: Currency
  readonly units: bigint
}

export interface Refusing {
  readonly refused: SignerRefusal
}

/** Returns what was approved, if it was. */
export function approvedPayment(approval: Approval, approvals: string): Payment | Refusing {
  if (!isApproved(approval, approvals)) return { refused: 'not_approved' }
  const { withdrawal, to, currency, units } = approval
  return { name: `withdrawal:${withdrawal}`, from: 'wallet', to, currency, units: BigInt(units) }
}

/** Whether all that was signed for a purpose pays the same. */
export const sameBefore = (before: readonly Line[], { to, currency, units }: Payment): boolean =>
  before.every(
    (line) =>
      line.to.toLowerCase() === to.toLowerCase() &&
      line.currency === currency &&
      BigInt(line.units) === units,
  )
