/** Payments for plans: from the member to the treasury, once for each period of a membership. */
import { available, treasury } from '../../ledger/accounts.ts'
import { post } from '../../ledger/post.ts'
import type { Charge } from '../../memberships/membership-kind.ts'
import type { Tx } from '../../platform/db/prepared.ts'
import type { PlanCode } from '@commons/contract/plans/plans.ts'

/** Charges a period; refuses with `balance_too_low`, `over_daily_limit` or `money_stopped`. */
export async function charge(
  tx: Tx,
  { membership, member, from, due, isSpending, plan, period }: Charge & { readonly plan: PlanCode },
): Promise<void> {
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
