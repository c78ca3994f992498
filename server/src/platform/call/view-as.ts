/** Who an answer is for: the caller, or while they look at their own page as others see it, a stand-in. */
import type { ViewAs } from '@commons/contract/shared/view-as.ts'
import type { Member } from '../session/sessions.ts'
import { friendIdOf, strangerId } from '../viewer.ts'
import { Refusal } from './refusal.ts'

type Input = Record<string, unknown>

interface Seen {
  readonly member: Member | undefined
  readonly input: Input
}

/** Returns the viewer and the input to run a handler with; refuses to view another member's page this way. */
export function seenAs(member: Member | undefined, input: Input): Seen {
  const as = input['view_as'] as ViewAs | undefined
  if (as === undefined || !member) return { member, input }
  const { id } = member
  if ((input['view_user_id'] ?? id) !== id)
    throw new Refusal('invalid_fields', { fields: { view_as: 'view_as_invalid' } })
  const seenBy = as === 'friend' ? friendIdOf(id) : strangerId
  return { member: { ...member, id: seenBy, role: undefined }, input: { ...input, view_user_id: id } }
}
