import { show_email_notification } from '@commons/contract/accounts/settings.ts'
import { handle } from '../../../platform/call/handle.ts'
import { getPreferences } from '../accounts.queries.ts'
import { textFlag } from '../accounts.shape.ts'

export default handle(show_email_notification, async (_input, { db, member }) => {
  const preferences = await getPreferences(db, member.id)
  return { email_notification: textFlag(preferences.email_notifications) }
})
