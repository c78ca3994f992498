import { update_notification_popover } from '@commons/contract/notifications/settings.ts'
import { handle } from '../../../platform/call/handle.ts'
import { setPreferences } from './settings.queries.ts'

export default handle(
  update_notification_popover,
  async ({ notification_popover }, { tx, member, hintOnly }) => {
    hintOnly([member.id])
    await setPreferences(tx, member.id, { popovers: notification_popover === 1 })
    return {}
  },
)
