import { webhook_delivery_list } from '@commons/contract/notifications/webhooks.ts'
import { handle } from '../../../platform/call/handle.ts'
import { findWebhook, listDeliveries } from './webhooks.queries.ts'
import { deliveryShape } from './webhooks.shape.ts'

export default handle(webhook_delivery_list, async ({ webhook_id }, { db, member, refuse }) => {
  if (!(await findWebhook(db, member.id, webhook_id))) refuse('webhook_not_found')
  return { recdata: (await listDeliveries(db, webhook_id)).map(deliveryShape) }
})
