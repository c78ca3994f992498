import { delete_price_alert } from '@commons/contract/wallet/rates.ts'
import { handle } from '../../../platform/call/handle.ts'
import { removeAlert } from './price-alerts.queries.ts'

export default handle(delete_price_alert, async ({ price_alert_id }, { tx, member, refuse, hintOnly }) => {
  if (!(await removeAlert(tx, member.id, price_alert_id))) return refuse('price_alert_not_found')
  hintOnly([member.id])
  return {}
})
