import { useSyncExternalStore } from 'react'
import { watchMember } from '../../api/session.ts'

type Members = ReadonlySet<number>
const nobody: Members = new Set()

/** Members to whom one has done something since the page was opened: what was read before does not know it. */
function membersHere() {
  let members = nobody
  const listeners = new Set<() => void>()

  function change(next: Members) {
    members = next
    for (const listener of listeners) listener()
  }
  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const current = () => members

  watchMember(() => change(nobody))

  return {
    current,
    subscribe,
    set(userId: number, isIn: boolean) {
      if (members.has(userId) === isIn) return
      change(isIn ? new Set(members).add(userId) : new Set([...members].filter((id) => id !== userId)))
    },
    use: () => useSyncExternalStore(subscribe, current),
  }
}

const blocked = membersHere()
export const { set: setBlockedHere, current: blockedHere, subscribe: watchBlockedHere } = blocked
/** Whom one has blocked: whatever is theirs leaves the screen at once. */
export const useBlockedHere = blocked.use

const unfollowed = membersHere()
export const setUnfollowedHere = unfollowed.set
/** Whom one follows no longer: their posts leave the feed of the followed at once. */
export const useUnfollowedHere = unfollowed.use
