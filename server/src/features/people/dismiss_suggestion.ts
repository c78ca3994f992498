import { dismiss_suggestion } from '@commons/contract/people.ts'
import { handle } from '../../platform/call/handle.ts'
import { setDismissed } from './people.suggestions.queries.ts'

/** An id that is nobody's, or hidden, is answered the same: it must not tell which. */
export default handle(dismiss_suggestion, async (input, { tx, member, hintOnly }) => {
  await setDismissed(tx, member.id, input.suggested_user_id, input.is_dismissed === 1)
  hintOnly([member.id])
  return {}
})
