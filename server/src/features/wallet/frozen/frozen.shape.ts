import { flag } from '@commons/contract/shared/flag.ts'
import { decimalText } from '@commons/contract/shared/units.ts'
import type { FrozenDeposit } from '@commons/contract/wallet/frozen.ts'
import type { ConnectedChain } from '../../../platform/chains/chains.ts'
import { linkOf, shortHash } from '../wallet.shape.ts'
import type { FrozenRow } from './frozen.queries.ts'

/** The deposit as the member of staff `reader` sees it. */
export function frozenShape(
  row: FrozenRow,
  reader: number,
  chains: readonly ConnectedChain[],
): FrozenDeposit {
  const { currency, state, member_id: member, full_name: name, username, tx_hash: hash } = row
  const text = (units: string) => decimalText(BigInt(units), currency)
  const isAll = BigInt(row.balance) >= BigInt(row.amount)
  return {
    deposit_id: row.id,
    currency,
    amount: text(row.amount),
    state,
    member:
      member === null || name === null || username === null
        ? null
        : { user_id: member, full_name: name, username },
    is_own: flag(member === reader),
    recoverable: state === 'frozen' ? text(isAll ? row.amount : row.balance) : '0',
    taken: text(row.taken),
    address: row.address,
    hash,
    short_hash: shortHash(hash),
    hash_link: linkOf(chains, currency, hash),
    credited_at: row.credited_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
  }
}
