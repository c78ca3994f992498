import { show_bot_setting } from '@commons/contract/accounts/settings.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { handle } from '../../../platform/call/handle.ts'
import { getAccount } from '../accounts.queries.ts'

export default handle(show_bot_setting, async (_input, { db, member }) => {
  const { is_bot } = await getAccount(db, member.id)
  return { is_bot: flag(is_bot) }
})
