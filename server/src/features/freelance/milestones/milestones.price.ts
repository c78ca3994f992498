/** What a milestone costs in tokens, at the rate of a moment. */
import { decimalText } from '@commons/contract/shared/units.ts'
import { fiatDecimals, parsePrice, type Price, unitsFor } from '../../../ledger/money.ts'
import { Refusal } from '../../../platform/call/refusal.ts'
import { now } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/prepared.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findQuote, getRates } from '../../wallet/public.ts'

/** Returns what one token is worth in US dollars; refuses `rate_stale`. */
export async function requireRate(db: Db, { config }: Platform): Promise<Price> {
  const rates = await getRates(db, config.RATE_MAX_AGE_HOURS)
  const rate = rates.of('FCELL', 'USD')
  if (rate === undefined || !rates.isFresh('FCELL/ETH') || !rates.isFresh('ETH/USD'))
    throw new Refusal('rate_stale')
  return rate
}

/** Returns the tokens for these cents, rounded up. */
export const tokensFor = (cents: bigint, rate: Price): bigint => unitsFor(cents, fiatDecimals, 'FCELL', rate)

export interface Promised {
  readonly rate: Price
  /** What a quote has promised. */
  readonly units?: string
}

/** Returns what a quote of a member's has promised; refuses `quote_expired`. */
export async function requirePromise(
  db: Db,
  member: number,
  { id, side }: { readonly id: number; readonly side: 'milestone' | 'hours' },
): Promise<Promised> {
  const quote = await findQuote(db, member, id)
  const rate = quote && parsePrice(quote.price)
  if (!rate || quote.side !== side || quote.expires_at <= now()) throw new Refusal('quote_expired')
  return { rate, units: decimalText(BigInt(quote.units), 'FCELL') }
}
