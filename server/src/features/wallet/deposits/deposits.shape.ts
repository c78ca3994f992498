import type { Deposit } from '@commons/contract/wallet/deposits.ts'
import { decimalText } from '@commons/contract/shared/units.ts'
import { chainOf, type ConnectedChain } from '../../../platform/chains/chains.ts'
import { linkOf, shortHash } from '../wallet.shape.ts'
import type { DepositRow } from './deposits.queries.ts'

export function depositShape(row: DepositRow, chains: readonly ConnectedChain[]): Deposit {
  const { currency, state, tx_hash: hash } = row
  const needed = chainOf(chains, currency)?.confirmations ?? 1
  return {
    deposit_id: row.id,
    currency,
    amount: decimalText(BigInt(row.amount), currency),
    state,
    confirmations: state === 'credited' ? needed : Math.min(row.blocks, needed),
    needed,
    address: row.address,
    hash,
    short_hash: shortHash(hash),
    hash_link: linkOf(chains, currency, hash),
    seen_at: row.seen_at.toISOString(),
    credited_at: row.credited_at?.toISOString() ?? null,
    trx_number: row.transaction_id,
  }
}
