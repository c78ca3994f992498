import { show_autoplay } from '@commons/contract/accounts/settings.ts'
import { handle } from '../../../platform/call/handle.ts'
import { hasPlan } from '../../plans/public.ts'
import { getPreferences } from '../accounts.queries.ts'
import { textFlag } from '../accounts.shape.ts'

export default handle(show_autoplay, async (_input, { db, member }) => {
  const preferences = await getPreferences(db, member.id)
  const isAllowed = await hasPlan(db, member.id)
  return { autoplay: textFlag(isAllowed && preferences.autoplay), is_allowed: textFlag(isAllowed) }
})
