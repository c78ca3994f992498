import { test_webhook } from '@commons/contract/notifications/webhooks.ts'
import { handle } from '../../../platform/call/handle.ts'
import { now } from '../../../platform/clock.ts'
import { bodyOf, testType } from './webhooks.news.ts'
import { addTest, askNow, lockWebhook } from './webhooks.queries.ts'
import { senderOf } from './webhooks.sending.ts'
import { deliveryShape } from './webhooks.shape.ts'

export default handle(test_webhook, async ({ webhook_id }, context) => {
  const { tx, member, platform, refuse, hintOnly, afterCommit } = context
  hintOnly([member.id])
  const hook = (await lockWebhook(tx, member.id, webhook_id)) ?? refuse('webhook_not_found')
  if (!hook.is_on) refuse('webhook_off')
  const row = await addTest(tx, webhook_id, testType, (id) => bodyOf(id, testType, now(), {}))
  await askNow(tx, webhook_id)
  afterCommit(async () => senderOf(platform).wake())
  return { recdata: deliveryShape(row) }
})
