import { update_autoplay } from '@commons/contract/accounts-settings.ts'
import { handle } from '../../../platform/call/handle.ts'
import { setAccount } from '../accounts.queries.ts'

export default handle(update_autoplay, async ({ autoplay }, { tx, member }) => {
  await setAccount(tx, member.id, { autoplay: autoplay === 1 })
  return {}
})
