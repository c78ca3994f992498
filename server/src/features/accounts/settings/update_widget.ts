import { update_widget } from '@commons/contract/accounts/settings.ts'
import { handle } from '../../../platform/call/handle.ts'
import { setWidget } from '../accounts.queries.ts'

export default handle(update_widget, async ({ widget, is_shown }, { tx, member }) => {
  await setWidget(tx, member.id, widget, is_shown === 1)
  return {}
})
