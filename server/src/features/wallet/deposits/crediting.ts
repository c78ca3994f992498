/** Brings a deposit into the ledger. */
import { available, custody, suspense } from '../../../ledger/accounts.ts'
import { post } from '../../../ledger/post.ts'
import type { Tx } from '../../../platform/db/prepared.ts'
import { enterPlay } from '../wallet.grants.ts'
import { type PendingRow, setCredited } from './scanning.queries.ts'

/**
 * Credits a locked deposit, once: to its member, or to nobody where they have left. Fails where a chain of play money
 * would bring money, or the other way round.
 */
export async function creditDeposit(
  tx: Tx,
  row: PendingRow,
  { isPlay }: { readonly isPlay: boolean },
): Promise<void> {
  if ((await enterPlay(tx)) !== isPlay)
    throw new Error(isPlay ? 'This ledger has no play money' : 'This ledger has play money')
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
