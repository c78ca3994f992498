/** Whom a call answers: the caller, or for whoever looks at their own page as others do, one of those. */
import type { ViewAs } from '@commons/contract/shared/view-as.ts'
import type { Member } from '../session/sessions.ts'
import { friendIdOf, strangerId } from '../viewer.ts'
import { Refusal } from './refusal.ts'

type Input = Record<string, unknown>

interface Seen {
  readonly member: Member | undefined
  readonly input: Input
}

/** The viewer and the input with which a handler is run; a member can take nobody's page but their own. */
export function seenAs(member: Member | undefined, input: Input): Seen {
  const as = input['view_as'] as ViewAs | undefined
  if (as === undefined || !member) return { member, input }
  const { id } = member
  if ((input['view_user_id'] ?? id) !== id)
    throw new Refusal('invalid_fields', { fields: { view_as: 'view_as_invalid' } })
  const seenBy = as === 'friend' ? friendIdOf(id) : strangerId
  return { member: { ...member, id: seenBy, role: 'member' }, input: { ...input, view_user_id: id } }
}
