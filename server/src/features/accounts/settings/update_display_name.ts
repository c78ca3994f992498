import { update_display_name } from '@commons/contract/accounts/settings.ts'
import { handle } from '../../../platform/call/handle.ts'
import { passesForKnown } from '../accounts.protected.ts'
import { setAccount } from '../accounts.queries.ts'

export default handle(update_display_name, async ({ display_name }, { tx, member, session, refuse }) => {
  if (await passesForKnown(tx, 'full_name', display_name, member.id)) refuse('name_looks_alike')
  await setAccount(tx, member.id, { full_name: display_name })
  session.revise({ full_name: display_name })
  return {}
})
