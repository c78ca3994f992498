/** Exchanges a member's earnings for the currency they chose, at current rates. */
import type { Config } from '../../../platform/config.ts'
import type { Db, Tx } from '../../../platform/db/prepared.ts'
import { fiatDecimals, type Price, priceText, worth } from '../../../ledger/money.ts'
import { getRates, type Pair } from '../wallet.rates.ts'
import { postTrade } from './trade.ts'

export interface Exchange {
  /** What the tokens give, in the currency's smallest unit, rounded down. */
  readonly units: bigint
  /** What the tokens are worth in USD. */
  readonly cents: bigint
  /** Price of one token, as decimal text. */
  readonly price: string
}

const pairsOf = {
  ETH: ['FCELL/ETH', 'ETH/USD'],
  BTC: ['FCELL/ETH', 'ETH/USD', 'ETH/BTC'],
} as const satisfies Record<string, readonly Pair[]>

/** Returns what tokens are worth; `rate_stale` where a rate this needs is missing or too old. */
export async function findExchange(
  db: Db,
  { RATE_MAX_AGE_HOURS }: Pick<Config, 'RATE_MAX_AGE_HOURS'>,
  tokens: bigint,
  currency: 'ETH' | 'BTC',
): Promise<Exchange | 'rate_stale'> {
  const rates = await getRates(db, RATE_MAX_AGE_HOURS)
  const price: Price | undefined = rates.of('FCELL', currency)
  const dollars = rates.of('FCELL', 'USD')
  if (!price || !dollars || !pairsOf[currency].every(rates.isFresh)) return 'rate_stale'
  return {
    units: worth(tokens, 'FCELL', price, currency === 'BTC' ? 8 : 18),
    cents: worth(tokens, 'FCELL', dollars, fiatDecimals),
    price: priceText(price),
  }
}

interface Exchanged extends Exchange {
  readonly member: number
  readonly tokens: bigint
  readonly currency: 'ETH' | 'BTC'
  /** Idempotency key of the exchange. */
  readonly key: string
}

/** Posts the exchange; returns the transaction. Refuses as a sale does. */
export async function exchangeEarnings(
  tx: Tx,
  { member, tokens, currency, units, price, key }: Exchanged,
): Promise<number> {
  const trade = { side: 'sell', tokens, currency, units, rate: price } as const
  const { transaction } = await postTrade(tx, { kind: 'payout', member, key, ...trade })
  return transaction
}
