/** Tells members every minute of the prices that they wait for. */
import { quoteCurrencies } from '@commons/contract/wallet/rates.ts'
import { currencies, shortDecimal } from '@commons/contract/shared/units.ts'
import { priceText } from '../../../ledger/money.ts'
import { now } from '../../../platform/clock.ts'
import type { JobKind } from '../../../platform/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { write } from '../../../platform/write.ts'
import { getRates } from '../wallet.rates.ts'
import { type PriceNow, reachAlerts, removeReached } from './price-alerts.queries.ts'

const atOnce = 500

/**
 * Rates are set by staff, by the operator's commands and from their source: one job finds all of them, whatever
 * process has set them. What goes up and comes back within a minute isn't told.
 */
export const tellOfPrices = (platform: Platform): JobKind<object> => ({
  name: 'wallet.price-alerts',
  every: '* * * * *',
  expireInSeconds: 300,
  async work() {
    const { config, database } = platform
    const at = now()
    const rates = await getRates(database.db, config.RATE_MAX_AGE_HOURS)
    const prices = currencies.flatMap((currency) =>
      quoteCurrencies.flatMap((quote): PriceNow[] => {
        const found = quote === currency ? undefined : rates.of(currency, quote)
        if (found === undefined) return []
        const price = priceText(found)
        return [{ currency, quote, price, at, text: `1 ${currency} = ${shortDecimal(price)} ${quote}` }]
      }),
    )
    for (const price of prices) while ((await tell(platform, price)) === atOnce) continue
    await removeReached(database.db)
  },
})

/** Tells some of those who wait for a price; returns how many. */
async function tell(platform: Platform, price: PriceNow): Promise<number> {
  return write(platform, async ({ tx, hint }) => {
    const members = await reachAlerts(tx, price, atOnce)
    for (const member of new Set(members)) hint(`price_alerts:${member}`)
    return members.length
  })
}
