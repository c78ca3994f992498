import type { PriceAlert } from '@commons/contract/wallet/rates.ts'
import type { PriceAlertRow } from './price-alerts.queries.ts'

export const priceAlertShape = (row: PriceAlertRow): PriceAlert => ({
  price_alert_id: row.id,
  currency: row.currency,
  quote_currency: row.quote_currency,
  direction: row.goes_up ? 'up' : 'down',
  price: row.price,
  created_at: row.created_at.toISOString(),
  reached_at: row.reached_at?.toISOString() ?? null,
})
