import { useMemo } from 'react'
import { memberIds, memberStore } from '../../api/member-store.ts'
import { useStore } from '../../ui/store.ts'

/** Members blocked on this page: their content disappears at once. */
export const blockedHere = memberIds()
export const useBlockedHere = () => useStore(blockedHere)

export interface PersonToMute {
  readonly user_id: number
  readonly full_name: string
}

/** Members muted on this page: lists that were read earlier still have their posts. */
export const mutedPeopleHere = memberIds()

/** Members dismissed from the suggestions on this page. */
export const dismissedHere = memberIds()

/**
 * Whether the member is pressing something in their suggestions: rows stay until they turn to something else.
 */
export const suggestionsHeld = memberStore(false)

/** Members followed on this page, for lists that keep the rows they read earlier. */
export const followedHere = memberIds()
export const useFollowedHere = () => useStore(followedHere)

/** A list and a member, as one key. */
export type Place = `${number} ${number}`

/** Members taken off lists on this page: their posts leave the lists' feeds at once. */
export const offListsHere = memberIds<Place>()

/** Returns who was taken off a list on this page. */
export function useOffList(listId: number): ReadonlySet<number> {
  const places = useStore(offListsHere)
  return useMemo(() => {
    const idsOf = [...places].map((place) => place.split(' ').map(Number))
    return new Set(idsOf.flatMap(([list, member]) => (list === listId && member ? [member] : [])))
  }, [places, listId])
}

/** Members unfollowed on this page: their posts leave the following feed at once. */
export const unfollowedHere = memberIds()
export const useUnfollowedHere = () => useStore(unfollowedHere)
