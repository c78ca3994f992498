import { show_notification_popover } from '@commons/contract/notifications/settings.ts'
import { handle } from '../../../platform/call/handle.ts'
import { getNotificationPreferences } from './settings.queries.ts'

export default handle(show_notification_popover, async (_input, { db, member }) => {
  const { popovers } = await getNotificationPreferences(db, member.id)
  return { notification_popover: popovers ? ('1' as const) : ('0' as const) }
})
