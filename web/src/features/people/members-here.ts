import { memberIds } from '../../api/member-store.ts'
import { useStore } from '../../ui/store.ts'

/** Whom one has blocked: whatever is theirs leaves the screen at once. */
export const blockedHere = memberIds()
export const useBlockedHere = () => useStore(blockedHere)

/** Whom one does not want suggested. */
export const dismissedHere = memberIds()

/** Whom one has followed: a list that keeps its rows was read before. */
export const followedHere = memberIds()

/** Whom one follows no longer: their posts leave the feed of the followed at once. */
export const unfollowedHere = memberIds()
export const useUnfollowedHere = () => useStore(unfollowedHere)
