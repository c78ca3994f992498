/** Payments for memberships: from the member to the channel's owner, once for each month. */
import { available } from '../../../ledger/accounts.ts'
import { post } from '../../../ledger/post.ts'
import type { Charge } from '../../../memberships/membership-kind.ts'
import type { WriteContext } from '../../../platform/write.ts'

interface ChannelCharge extends Charge {
  readonly channel_id: number
  readonly owner: number
}

/** Charges a month; refuses with `balance_too_low`, `over_daily_limit` or `money_stopped`. */
export async function chargeMonth(
  { tx, hint }: Pick<WriteContext, 'tx' | 'hint'>,
  { membership, member, channel_id, owner, from, due, isSpending }: ChannelCharge,
): Promise<void> {
  await post(tx, {
    kind: 'channel_membership',
    scope: member,
    key: `channel:${membership}:${from.toISOString()}`,
    actor: member,
    ref: { kind: 'channel', id: channel_id },
    details: { membership: String(membership) },
    isSpending,
    legs: [
      { account: available(member, 'FCELL'), amount: -due },
      { account: available(owner, 'FCELL'), amount: due },
    ],
  })
  for (const each of [member, owner]) hint(`wallet:${each}`, [each])
}
