import type { MessageId } from '@commons/contract/messages/en.ts'
import { type Currency, decimalText } from '@commons/contract/shared/units.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { beginningOf, endOf } from '@commons/contract/shared/text/cutting.ts'
import {
  type Transaction,
  type TransactionKind,
  transactionKinds,
  trxTypeId,
  type WalletBalance,
} from '@commons/contract/wallet/wallet.ts'
import { chainOf, type ConnectedChain } from '../../platform/chains/chains.ts'
import { assetOf } from '../../ledger/accounts.ts'
import { type Language, text } from '../../platform/language.ts'
import {
  type Fiat,
  fiatDecimals,
  fiatText,
  percentText,
  type Ppm,
  priceText,
  worth,
} from '../../ledger/money.ts'
import type { OwnAddress } from './deposits/addresses.queries.ts'
import type { HoldingRow } from './wallet.standing.queries.ts'
import type { TransactionRow } from './wallet.transactions.queries.ts'
import type { MoneySettings, Rates } from './wallet.rates.ts'

export interface Standing {
  readonly isVerified: boolean
  readonly isTwoFactor: boolean
  readonly isStopped: boolean
  /** This member's fee, after the discount of their plan. */
  readonly fee: Ppm
}

/** Where coins from outside can come, and where to. */
export interface Connected {
  readonly chains: readonly ConnectedChain[]
  readonly addresses: readonly OwnAddress[]
}

function equivalents(units: bigint, currency: Currency, rates: Rates) {
  const coin = (other: Currency) => {
    const price = rates.of(currency, other)
    if (price === undefined) return null
    return decimalText(worth(units, currency, price, other === 'BTC' ? 8 : 18), other)
  }
  const fiat = (other: Fiat) => {
    const price = rates.of(currency, other)
    return price === undefined ? null : fiatText(worth(units, currency, price, fiatDecimals))
  }
  return { eth: coin('ETH'), btc: coin('BTC'), usd: fiat('USD'), czk: fiat('CZK') }
}

export function balanceShape(
  rows: readonly HoldingRow[],
  rates: Rates,
  settings: MoneySettings,
  { isVerified, isTwoFactor, isStopped, fee }: Standing,
  { chains, addresses }: Connected,
): WalletBalance {
  const holdings = rows.map((row) => {
    const currency = assetOf(row.asset) as Currency
    const amount = (units: string) => decimalText(BigInt(units), currency)
    return {
      currency,
      balance: amount(row.balance),
      held: amount(row.held),
      ...equivalents(BigInt(row.balance), currency, rates),
      address:
        addresses.find(({ chain }) => chain === chainOf(chains, currency)?.reader.name)?.address ?? null,
      is_connected: flag(chainOf(chains, currency) !== undefined),
      daily_limit: row.daily_limit === null ? null : amount(row.daily_limit),
      spent_today: amount(row.spent_today),
    }
  })
  const of = (currency: Currency) => {
    const holding = holdings.find((each) => each.currency === currency)
    if (!holding) throw new Error(`No holding of ${currency}`)
    return holding
  }
  const tokens = of('FCELL')
  return {
    fcell_balance: tokens.balance,
    eth_balance: of('ETH').balance,
    btc_balance: of('BTC').balance,
    fcell_balance_eth: tokens.eth,
    fcell_balance_usd: tokens.usd,
    fcell_balance_btc: tokens.btc,
    fcell_balance_czk: tokens.czk,
    fcell_eth_value: rates.token === undefined ? null : priceText(rates.token),
    withdraw_fee_percent: percentText(fee),
    balance: tokens.balance,
    ETH_address: of('ETH').address,
    BTC_address: of('BTC').address,
    holdings,
    is_rate_stale: flag(rates.isStale),
    rate_at: rates.tokenAt?.toISOString() ?? null,
    is_play_money: flag(settings.isPlayMoney),
    is_stopped: flag(isStopped),
    is_verified: flag(isVerified),
    is_two_factor: flag(isTwoFactor),
  }
}

/** Returns the kind under which members know a kind of the ledger. */
export const kindOf = (kind: string): TransactionKind =>
  transactionKinds.find((each) => each === kind) ?? 'transfer'

export const kindName = (kind: TransactionKind, language: Language): string =>
  text(language, `trx.${kind}` satisfies MessageId)

const shareNames: Partial<Record<TransactionKind, MessageId>> = {
  tip: 'trx.tip_share',
  channel_membership: 'trx.channel_membership_share',
}

/** Milestones whose money a dispute moved. */
const disputedNames: Partial<Record<TransactionKind, MessageId>> = {
  milestone_release: 'trx.milestone_release_disputed',
  milestone_refund: 'trx.milestone_refund_disputed',
}

/** A hash in as little room as tells it from others. */
export const shortHash = (hash: string): string => `${beginningOf(hash, 6)}…${endOf(hash, 4)}`

/** Where people look at a transaction of a chain; empty where nobody shows it. */
export const linkOf = (chains: readonly ConnectedChain[], currency: Currency, hash: string): string =>
  chainOf(chains, currency)?.txLink?.replace('{hash}', encodeURIComponent(hash)) ?? ''

/** A transaction's hash as it is shown. */
const hashText = (hash: string): string => hash.replaceAll('-', '')

export function transactionShape(
  row: Omit<TransactionRow, 'cursor'>,
  currency: Currency,
  language: Language,
  chains: readonly ConnectedChain[],
): Transaction {
  const kind = kindOf(row.kind)
  const special = (row.is_share && shareNames[kind]) || (row.is_disputed && disputedNames[kind])
  const hash = row.chain_hash || hashText(row.hash)
  const link = row.chain_hash ? linkOf(chains, currency, row.chain_hash) : ''
  return {
    trx_number: row.trx_number,
    trx_date: row.created_at.toISOString(),
    trx_type: special ? text(language, special) : kindName(kind, language),
    trx_type_id: trxTypeId(kind),
    reward_to:
      row.other ??
      text(language, kind === 'deposit' ? 'who.outside' : row.is_member ? 'who.member' : 'who.commons'),
    trx_amount: decimalText(BigInt(row.amount), currency),
    currency,
    hash,
    short_hash: shortHash(hash),
    hash_link: link,
  }
}
