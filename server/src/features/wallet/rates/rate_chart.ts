import { rate_chart } from '@commons/contract/wallet/rates.ts'
import { changeText, priceText } from '../../../ledger/money.ts'
import { handle } from '../../../platform/call/handle.ts'
import { now } from '../../../platform/clock.ts'
import { listDayRates, ratesOf } from '../wallet.rates.ts'

export default handle(rate_chart, async ({ currency, quote_currency, days = 30 }, { db }) => {
  const rows = await listDayRates(db, now().toISOString().slice(0, 10), days)
  const prices = rows.flatMap(({ day, rates }) => {
    // However old: it was the price of that day.
    const price = ratesOf({ rates, settings: {} }, Infinity).of(currency, quote_currency)
    return price === undefined ? [] : [{ day, price }]
  })
  const [first, last] = [prices[0]?.price, prices.at(-1)?.price]
  return {
    recdata: prices.map(({ day, price }) => ({ day, rate: priceText(price) })),
    change_percent: prices.length < 2 || !first || !last ? null : changeText(first, last),
  }
})
