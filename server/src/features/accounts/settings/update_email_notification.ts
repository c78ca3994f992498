import { update_email_notification } from '@commons/contract/accounts/settings.ts'
import { handle } from '../../../platform/call/handle.ts'
import { setAccount } from '../accounts.queries.ts'

export default handle(update_email_notification, async ({ email_notification }, { tx, member }) => {
  await setAccount(tx, member.id, { email_notifications: email_notification === 1 })
  return {}
})
