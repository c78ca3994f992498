/** Brings a deposit into the ledger. */
import { available, custody, suspense } from '../../../ledger/accounts.ts'
import { post } from '../../../ledger/post.ts'
import type { Tx } from '../../../platform/db/prepared.ts'
import { type PendingRow, setCredited } from './scanning.queries.ts'

/** Credits a locked deposit, once: to its member, or to nobody where they have left. */
export async function creditDeposit(tx: Tx, row: PendingRow): Promise<void> {
  const { id, member_id: member, currency } = row
  const amount = BigInt(row.amount)
  const { transaction } = await post(tx, {
    kind: 'deposit',
    scope: 0,
    key: `deposit:${id}`,
    ref: { kind: 'deposit', id },
    legs: [
      { account: custody(currency), amount: -amount },
      { account: member === null ? suspense(currency) : available(member, currency), amount },
    ],
  })
  await setCredited(tx, id, transaction)
}
