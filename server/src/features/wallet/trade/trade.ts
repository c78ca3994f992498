/** Buying and selling tokens: one posting of two assets has both sides. */
import { decimalText } from '@commons/contract/shared/units.ts'
import { available, type Account, treasury } from '../../../ledger/accounts.ts'
import { type Leg, post, type Posted } from '../../../ledger/post.ts'
import { Refusal } from '../../../platform/call/refusal.ts'
import { now } from '../../../platform/clock.ts'
import type { Db, Tx } from '../../../platform/db/prepared.ts'
import type { Platform } from '../../../platform/platform.ts'
import { parsePrice, type Price, priceText, worth } from '../../../ledger/money.ts'
import { checkFigure, requireVerified, unitsIn } from '../payment-checks.ts'
import { getRates } from '../wallet.rates.ts'
import { findQuote, spendQuote } from './trade.queries.ts'

export type Side = 'buy' | 'sell'

/** Returns the current price; refuses `rate_stale`. */
export async function requirePrice(db: Db, { config }: Platform): Promise<Price> {
  const { token, isStale } = await getRates(db, config.RATE_MAX_AGE_HOURS)
  if (token === undefined || isStale) throw new Refusal('rate_stale')
  return token
}

/** Returns the ETH for these tokens: rounded up where the member pays it, down where they get it. */
export const valueOf = (side: Side, tokens: bigint, price: Price): bigint =>
  worth(tokens, 'FCELL', price, 18, side === 'buy' ? 'up' : 'down')

interface Asked {
  readonly token_value: string
  readonly currency_value: string
  readonly quote_id?: number | undefined
}

export interface Trade {
  readonly side: Side
  readonly tokens: bigint
  readonly ether: bigint
  readonly price: Price
  /** The quote that promised the price. */
  readonly quote: number | undefined
}

/** Checks the request against the quote, or else the current rate. */
export async function beginTrade(
  { db, member, platform }: { db: Db; member: { id: number }; platform: Platform },
  side: Side,
  { token_value, currency_value, quote_id }: Asked,
): Promise<Trade> {
  await requireVerified(db, member.id)
  const tokens = unitsIn(token_value, 'FCELL', 'token_value')
  const price =
    quote_id === undefined
      ? await requirePrice(db, platform)
      : await priceOfQuote(db, member.id, side, tokens, quote_id)
  const ether = valueOf(side, tokens, price)
  if (ether === 0n) throw new Refusal('invalid_fields', { fields: { token_value: 'amount_too_small' } })
  checkFigure(currency_value, ether, 'ETH')
  return { side, tokens, ether, price, quote: quote_id }
}

async function priceOfQuote(db: Db, member: number, side: Side, tokens: bigint, id: number): Promise<Price> {
  const quote = await findQuote(db, member, id)
  const price = quote && parsePrice(quote.price)
  if (!price || quote.side !== side || quote.expires_at <= now() || BigInt(quote.units) !== tokens)
    throw new Refusal('quote_expired')
  return price
}

interface TradePosting {
  readonly kind: Side | 'payout'
  readonly member: number
  readonly side: Side
  readonly tokens: bigint
  readonly currency: 'ETH' | 'BTC'
  /** Amount of that currency, in its smallest unit. */
  readonly units: bigint
  /** As decimal text. */
  readonly rate: string
  readonly key: string
}

/** Moves tokens one way and the other currency the other way, between a member and the treasury. */
export async function postTrade(
  tx: Tx,
  { kind, member, side, tokens, currency, units, rate, key }: TradePosting,
): Promise<Posted> {
  const sign = side === 'buy' ? 1n : -1n
  const leg = (account: Account, amount: bigint): Leg => ({ account, amount })
  try {
    return await post(tx, {
      kind,
      scope: member,
      key,
      actor: member,
      details: { rate },
      legs: [
        leg(available(member, 'FCELL'), sign * tokens),
        leg(treasury('FCELL'), -sign * tokens),
        leg(available(member, currency), -sign * units),
        leg(treasury(currency), sign * units),
      ],
    })
  } catch (error) {
    throw ofTreasury(error, side, currency)
  }
}

/**
 * Posts the trade; returns the member's tokens and ETH after it. Refuses `quote_expired` where another trade
 * has spent the quote.
 */
export async function settleTrade(
  tx: Tx,
  member: number,
  { side, tokens, ether, price, quote }: Trade,
  key: string,
) {
  if (quote !== undefined && !(await spendQuote(tx, member, quote))) throw new Refusal('quote_expired')
  const trade = { side, tokens, currency: 'ETH', units: ether, rate: priceText(price) } as const
  return tradeShape(await postTrade(tx, { kind: side, member, key, ...trade }))
}

export const tradeShape = ({ transaction, balances }: Pick<Posted, 'transaction' | 'balances'>) => ({
  trx_number: transaction,
  fcell_balance: decimalText(balances[0] ?? 0n, 'FCELL'),
  eth_balance: decimalText(balances[2] ?? 0n, 'ETH'),
})

/** Returns `treasury_too_low` where the treasury lacks the balance, not the member. */
function ofTreasury(error: unknown, side: Side, other: 'ETH' | 'BTC'): unknown {
  if (!(error instanceof Refusal) || error.refusal !== 'balance_too_low') return error
  const currency = error.details.values?.['currency']
  const isTheirs = currency === (side === 'buy' ? other : 'FCELL')
  return isTheirs ? error : new Refusal('treasury_too_low', { values: { currency: currency ?? '' } })
}
