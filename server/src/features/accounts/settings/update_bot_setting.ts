import { update_bot_setting } from '@commons/contract/accounts/settings.ts'
import { handle } from '../../../platform/call/handle.ts'
import { setAccount } from '../accounts.queries.ts'

export default handle(update_bot_setting, async ({ is_bot }, { tx, member }) => {
  await setAccount(tx, member.id, { is_bot: is_bot === 1 })
  return {}
})
