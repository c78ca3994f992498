import type { SuggestedChannel } from '@commons/contract/people/people.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import type { CallError } from '../../api/call-error.ts'
import type { Answer } from '../../api/call.ts'
import { useRead } from '../../api/use-call.ts'
import { useSteadyRows } from '../../ui/layout/use-steady-rows.ts'
import { useStore } from '../../ui/store.ts'
import {
  dismissedHere,
  followedHere,
  mutedPeopleHere,
  suggestionsHeld,
  useBlockedHere,
} from './members-here.ts'

const idOf = ({ user_id }: SuggestedChannel) => user_id

/**
 * Filters suggestions for display: blocked, muted and dismissed members go, and followed ones unless they were
 * followed just now in the list itself.
 */
export function useSuggestedRows(
  rows: readonly SuggestedChannel[] | undefined,
): readonly SuggestedChannel[] | undefined {
  const blocked = useBlockedHere()
  const dismissed = useStore(dismissedHere)
  const muted = useStore(mutedPeopleHere)
  const followed = useStore(followedHere)
  const isHeld = useStore(suggestionsHeld)
  const members = useSteadyRows(rows, idOf, isHeld)
  return members?.filter(
    ({ user_id: id }) =>
      !blocked.has(id) && !muted.has(id) && !dismissed.has(id) && (isHeld || !followed.has(id)),
  )
}

/** Returns the best suggestions. */
export function useSuggested(): {
  members: readonly SuggestedChannel[] | undefined
  read: UseQueryResult<Answer<'sujjested_channels'>, CallError>
} {
  const read = useRead('sujjested_channels', {})
  return { members: useSuggestedRows(read.data?.recdata), read }
}
