import { delete_webhook } from '@commons/contract/notifications/webhooks.ts'
import { handle } from '../../../platform/call/handle.ts'
import { removeWebhook } from './webhooks.queries.ts'

export default handle(delete_webhook, async ({ webhook_id }, { tx, member, refuse, hintOnly }) => {
  hintOnly([member.id])
  if (!(await removeWebhook(tx, member.id, webhook_id))) refuse('webhook_not_found')
  return {}
})
