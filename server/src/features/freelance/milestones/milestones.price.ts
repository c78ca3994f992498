/** What a milestone costs in tokens, at the rate of a moment. */
import { fiatDecimals, type Price, unitsFor } from '../../../ledger/money.ts'
import { Refusal } from '../../../platform/call/refusal.ts'
import type { Db } from '../../../platform/db/prepared.ts'
import type { Platform } from '../../../platform/platform.ts'
import { getRates } from '../../wallet/public.ts'

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
