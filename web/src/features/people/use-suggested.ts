import type { SuggestedChannel } from '@commons/contract/people.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import type { CallError } from '../../api/call-error.ts'
import type { Answer } from '../../api/call.ts'
import { useRead } from '../../api/use-call.ts'
import { useSteadyRows } from '../../ui/use-steady-rows.ts'
import { useStore } from '../../ui/store.ts'
import { dismissedHere, useBlockedHere } from './members-here.ts'

const idOf = ({ user_id }: SuggestedChannel) => user_id

/** Members whom one might want to follow. Those that are followed here stay where they are. */
export function useSuggested(): {
  members: readonly SuggestedChannel[] | undefined
  read: UseQueryResult<Answer<'sujjested_channels'>, CallError>
} {
  const read = useRead('sujjested_channels', {})
  const blocked = useBlockedHere()
  const dismissed = useStore(dismissedHere)
  const members = useSteadyRows(read.data?.recdata, idOf)
  return { members: members?.filter(({ user_id }) => !blocked.has(user_id) && !dismissed.has(user_id)), read }
}
