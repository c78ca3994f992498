import { flag } from '@commons/contract/shared/flag.ts'
import { decimalText } from '@commons/contract/shared/units.ts'
import type { WalletAddress, Withdrawal } from '@commons/contract/wallet/withdrawals.ts'
import type { ConnectedChain } from '../../../platform/chains/chains.ts'
import { now } from '../../../platform/clock.ts'
import { type Language, text } from '../../../platform/language.ts'
import { linkOf, shortHash } from '../wallet.shape.ts'
import { type AddressRow, cancellable, type WithdrawalRow } from './withdrawals.queries.ts'

export function withdrawalShape(
  row: WithdrawalRow,
  chains: readonly ConnectedChain[],
  language: Language,
): Withdrawal {
  const amount = BigInt(row.amount)
  const fee = BigInt(row.fee)
  const hash = row.chain_hash
  return {
    withdrawal_id: row.id,
    trx_number: row.transaction_id,
    currency: row.currency,
    amount: decimalText(amount, row.currency),
    fees: decimalText(fee, row.currency),
    net: decimalText(amount - fee, row.currency),
    address: row.address,
    label: row.label,
    state: row.state,
    states: row.states.map(({ state, at }) => ({ state, at: new Date(at).toISOString() })),
    address_usable_at: row.state === 'waiting_address' ? row.usable_at.toISOString() : null,
    is_paused: flag(row.is_paused),
    is_cancellable: flag(cancellable.some((state) => state === row.state)),
    hash,
    short_hash: hash === '' ? '' : shortHash(hash),
    hash_link: hash === '' ? '' : linkOf(chains, row.currency, hash),
    reason: row.cause === '' ? row.reason : text(language, `withdrawal_failed.${row.cause}`),
  }
}

export const addressShape = ({ id, currency, address, label, usable_at }: AddressRow): WalletAddress => ({
  address_id: id,
  currency,
  address,
  label,
  usable_at: usable_at.toISOString(),
  is_usable: flag(usable_at <= now()),
})
