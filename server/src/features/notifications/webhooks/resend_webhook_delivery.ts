import { resend_webhook_delivery } from '@commons/contract/notifications/webhooks.ts'
import { handle } from '../../../platform/call/handle.ts'
import { askNow, findWebhookOf, lockWebhook, setDueAgain } from './webhooks.queries.ts'
import { senderOf } from './webhooks.sending.ts'
import { deliveryShape } from './webhooks.shape.ts'

export default handle(resend_webhook_delivery, async ({ delivery_id }, context) => {
  const { tx, member, platform, refuse, hintOnly, afterCommit } = context
  hintOnly([member.id])
  const webhook = (await findWebhookOf(tx, member.id, delivery_id)) ?? refuse('webhook_delivery_not_found')
  const hook = (await lockWebhook(tx, member.id, webhook)) ?? refuse('webhook_delivery_not_found')
  if (!hook.is_on) refuse('webhook_off')
  const row = (await setDueAgain(tx, delivery_id)) ?? refuse('webhook_delivery_not_found')
  await askNow(tx, webhook)
  afterCommit(async () => senderOf(platform).wake())
  return { recdata: deliveryShape(row) }
})
