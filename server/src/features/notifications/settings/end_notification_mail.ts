import { end_notification_mail } from '@commons/contract/notifications/settings.ts'
import { handle } from '../../../platform/call/handle.ts'
import { endMailByCode } from './settings.queries.ts'

export default handle(end_notification_mail, async ({ code }, { tx }) => {
  await endMailByCode(tx, code)
  return {}
})
