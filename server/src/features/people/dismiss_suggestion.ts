import { dismiss_suggestion } from '@commons/contract/people/people.ts'
import { handle } from '../../platform/call/handle.ts'
import { setDismissed } from './people.suggestions.queries.ts'

/** Answers the same for ids that are hidden or nobody's, so that it doesn't reveal which. */
export default handle(dismiss_suggestion, async (input, { tx, member, hintOnly }) => {
  await setDismissed(tx, member.id, input.suggested_user_id, input.is_dismissed === 1)
  hintOnly([member.id])
  return {}
})
