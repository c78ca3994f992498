/**
 * Payments for memberships: from the member to the channel's owner and those with a share of what it earns,
 * once for each month.
 */
import { available } from '../../../ledger/accounts.ts'
import { listParts } from '../../../ledger/parts.ts'
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
  // The channel's owner and shares stay as they are: whoever charges has locked it.
  const parts = await listParts(tx, channel_id, member, due)
  const paid = parts.length > 0 ? parts : [{ member: owner, units: due }]
  await post(tx, {
    kind: 'channel_membership',
    scope: member,
    key: `channel:${membership}:${from.toISOString()}`,
    actor: member,
    ref: { kind: 'channel', id: channel_id },
    details: { membership: String(membership), channel: String(channel_id) },
    isSpending,
    legs: [
      { account: available(member, 'FCELL'), amount: -due },
      ...paid.map((part) => ({ account: available(part.member, 'FCELL'), amount: part.units })),
    ],
  })
  for (const each of [member, ...paid.map((part) => part.member)]) hint(`wallet:${each}`, [each])
}
