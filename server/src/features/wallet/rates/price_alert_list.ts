import { price_alert_list } from '@commons/contract/wallet/rates.ts'
import { handle } from '../../../platform/call/handle.ts'
import { listAlerts } from './price-alerts.queries.ts'
import { priceAlertShape } from './price-alerts.shape.ts'

export default handle(price_alert_list, async ({ currency }, { db, member }) => ({
  recdata: (await listAlerts(db, member.id, currency)).map(priceAlertShape),
}))
