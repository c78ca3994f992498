import { edit_webhook } from '@commons/contract/notifications/webhooks.ts'
import { handle } from '../../../platform/call/handle.ts'
import { setWebhook } from './webhooks.queries.ts'
import { webhookShape } from './webhooks.shape.ts'

export default handle(edit_webhook, async ({ webhook_id, name, events, is_on }, context) => {
  const { tx, member, refuse, hintOnly } = context
  hintOnly([member.id])
  const change = { name, events, is_on: is_on === undefined ? undefined : is_on === 1 }
  const row = (await setWebhook(tx, member.id, webhook_id, change)) ?? refuse('webhook_not_found')
  return { recdata: webhookShape(row) }
})
