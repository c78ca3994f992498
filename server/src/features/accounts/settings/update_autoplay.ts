import { update_autoplay } from '@commons/contract/accounts/settings.ts'
import { handle } from '../../../platform/call/handle.ts'
import { hasPlan } from '../../plans/public.ts'
import { setAccount } from '../accounts.queries.ts'

export default handle(update_autoplay, async ({ autoplay }, { tx, member, refuse }) => {
  if (autoplay === 1 && !(await hasPlan(tx, member.id))) refuse('plan_needed')
  await setAccount(tx, member.id, { autoplay: autoplay === 1 })
  return {}
})
