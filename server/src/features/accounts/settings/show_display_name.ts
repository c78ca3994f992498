import { show_display_name } from '@commons/contract/accounts/settings.ts'
import { handle } from '../../../platform/call/handle.ts'
import { getAccount } from '../accounts.queries.ts'

export default handle(show_display_name, async (_input, { db, member }) => {
  const { full_name } = await getAccount(db, member.id)
  return { display_name: full_name }
})
