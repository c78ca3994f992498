import { memberIds, memberStore } from '../../api/member-store.ts'
import { useStore } from '../../ui/store.ts'

/** Members blocked on this page: their content disappears at once. */
export const blockedHere = memberIds()
export const useBlockedHere = () => useStore(blockedHere)

/** Members dismissed from the suggestions on this page. */
export const dismissedHere = memberIds()

/**
 * Whether the member is pressing something in their suggestions: rows stay until they turn to something else.
 */
export const suggestionsHeld = memberStore(false)

/** Members followed on this page, for lists that keep the rows they read earlier. */
export const followedHere = memberIds()

/** Members unfollowed on this page: their posts leave the following feed at once. */
export const unfollowedHere = memberIds()
export const useUnfollowedHere = () => useStore(unfollowedHere)
