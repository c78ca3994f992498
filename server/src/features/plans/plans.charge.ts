/** Payments for plans: from the member to the treasury, once for each period of a membership. */
import { available, treasury } from '../../ledger/accounts.ts'
import { post } from '../../ledger/post.ts'
import type { Tx } from '../../platform/db/prepared.ts'
import type { Choice } from './plans.rules.ts'

interface Charge extends Choice {
  readonly membership: number
  readonly member: number
  /** The start of the paid period. */
  readonly from: Date
  /** Negative if the member gets something back. */
  readonly due: bigint
  /** The member has just asked for it, so it counts towards their daily limit. */
  readonly isSpending: boolean
}

/** Charges a period; refuses with `balance_too_low`, `over_daily_limit` or `money_stopped`. */
export async function charge(tx: Tx, charged: Charge): Promise<void> {
  const { membership, member, from, due, isSpending, plan, period } = charged
  if (due === 0n) return
  await post(tx, {
    kind: 'plan',
    scope: member,
    key: `plan:${membership}:${from.toISOString()}`,
    actor: member,
    ref: { kind: 'membership', id: membership },
    details: { plan, period },
    isSpending,
    legs: [
      { account: available(member, 'FCELL'), amount: -due },
      { account: treasury('FCELL'), amount: due },
    ],
  })
}
