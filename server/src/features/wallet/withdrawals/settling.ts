/** How a withdrawal ends: final on its chain, with its fee to Commons, or returned to the member. */
import { available, custody, fees, withdrawHold } from '../../../ledger/accounts.ts'
import { post } from '../../../ledger/post.ts'
import type { Tx } from '../../../platform/db/prepared.ts'
import type { Sending } from './chain.ts'
import { moveOn, setSettled, tellOfWithdrawal, type WithdrawalRow } from './withdrawals.queries.ts'

/**
 * Returns the held amount of a withdrawal to its member, once. The caller changes its state in the same
 * transaction.
 */
export async function giveBack(tx: Tx, { id, member_id, currency, amount }: WithdrawalRow): Promise<void> {
  const units = BigInt(amount)
  await post(tx, {
    kind: 'withdrawal_return',
    scope: 0,
    key: `withdrawal_return:${id}`,
    actor: member_id,
    ref: { kind: 'withdrawal', id },
    legs: [
      { account: withdrawHold(member_id, currency), amount: -units },
      { account: available(member_id, currency), amount: units },
    ],
  })
}

/** Books a withdrawal that is final: its net amount to the mirror of the chain, its fee to Commons. */
export async function settle(tx: Tx, { id, member_id, currency, amount, fee }: WithdrawalRow): Promise<void> {
  const [units, kept] = [BigInt(amount), BigInt(fee)]
  await post(tx, {
    kind: 'withdrawal_settled',
    scope: 0,
    key: `withdrawal_settled:${id}`,
    actor: member_id,
    ref: { kind: 'withdrawal', id },
    legs: [
      { account: withdrawHold(member_id, currency), amount: -units },
      { account: custody(currency), amount: units - kept },
      ...(kept > 0n ? [{ account: fees(member_id, currency), amount: kept }] : []),
    ],
  })
  await setSettled(tx, id)
}

/**
 * Records what the chain says about a withdrawal, and notifies its member; returns whether anything changed.
 */
export async function recordSending(tx: Tx, row: WithdrawalRow, said: Sending): Promise<boolean> {
  if (!('hash' in said)) {
    const from = said.state === 'failed' ? (['sending'] as const) : (['sent'] as const)
    // Of before, when withdrawals were settled as soon as they were sent: finance repairs that by hand.
    if (row.settled_at !== null) return false
    if (!(await moveOn(tx, row.id, from, said.state, said))) return false
    await giveBack(tx, row)
    await tellOfWithdrawal(tx, row, 'withdrawal_failed')
    return true
  }
  const from = said.state === 'sent' ? (['sending'] as const) : (['sending', 'sent'] as const)
  if (!(await moveOn(tx, row.id, from, said.state, { hash: said.hash }))) return false
  if (said.state === 'confirmed' && row.settled_at === null) await settle(tx, row)
  if (row.state === 'sending') await tellOfWithdrawal(tx, row, 'withdrawal_sent')
  return true
}
