import { add_push_subscription } from '@commons/contract/notifications/settings.ts'
import { handle } from '../../../platform/call/handle.ts'
import { isPushService } from '../push/push.rules.ts'
import { addSubscription } from '../push/push.queries.ts'

export default handle(add_push_subscription, async ({ endpoint, p256dh, auth }, context) => {
  const { tx, member, platform, refuse } = context
  if (!isPushService(endpoint, platform.config.PUSH_SERVICES)) refuse('push_service_unknown')
  await addSubscription(tx, { member: member.id, session: member.sessionId, endpoint, p256dh, auth })
  return {}
})
