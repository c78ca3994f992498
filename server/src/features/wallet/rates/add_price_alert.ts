import { add_price_alert, mostPriceAlerts } from '@commons/contract/wallet/rates.ts'
import { parsePrice } from '../../../ledger/money.ts'
import { handle } from '../../../platform/call/handle.ts'
import { getRates } from '../wallet.rates.ts'
import { addAlert, countWaiting, findWaiting, lockAlerts } from './price-alerts.queries.ts'
import { priceAlertShape } from './price-alerts.shape.ts'

export default handle(
  add_price_alert,
  async ({ currency, quote_currency: quote, price }, { tx, member, platform, refuse, hintOnly }) => {
    await lockAlerts(tx, member.id)
    const rates = await getRates(tx, platform.config.RATE_MAX_AGE_HOURS)
    const current = quote === currency ? undefined : rates.of(currency, quote)
    const wanted = parsePrice(price)
    if (current === undefined || wanted === undefined) return refuse('no_rate')
    if (wanted === current) return refuse('price_is_now')
    const alert = { currency, quote, price, goesUp: wanted > current }
    const equal = await findWaiting(tx, member.id, alert)
    if (equal) return { recdata: priceAlertShape(equal) }
    if ((await countWaiting(tx, member.id)) >= mostPriceAlerts) return refuse('too_many_price_alerts')
    const row = await addAlert(tx, member.id, alert)
    hintOnly([member.id])
    return { recdata: priceAlertShape(row) }
  },
)
