import { delete_push_subscription } from '@commons/contract/notifications/settings.ts'
import { handle } from '../../../platform/call/handle.ts'
import { deleteSubscription } from '../push/push.queries.ts'

export default handle(delete_push_subscription, async ({ endpoint }, { tx, member }) => {
  await deleteSubscription(tx, member.id, endpoint)
  return {}
})
