import { notification_flash } from '@commons/contract/notifications/notifications.ts'
import { handle } from '../../platform/call/handle.ts'
import { flashOne } from './notifications.queries.ts'

export default handle(notification_flash, async ({ notification_id }, { tx, member, refuse }) => {
  if (!(await flashOne(tx, member.id, notification_id))) refuse('notification_not_found')
  return {}
})
