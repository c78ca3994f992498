import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { firstUnread, type Held } from './held.ts'
import type { Message } from './message.ts'
import { putReading, type Conversation } from './use-held.ts'

function watchSight(listener: () => void) {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
const isInSight = () => document.visibilityState === 'visible'

/**
 * Says how far one has read while the end is in sight; answers the place of the first message that was unread when
 * one came to it, which stays marked.
 */
export function useReading<M extends Message>(
  of: Conversation<M>,
  held: Held<M> | undefined,
  me: number | undefined,
  /** What comes is not seen where one does something else. */
  isActive = true,
) {
  const client = useQueryClient()
  const [isFollowing, setFollowing] = useState(true)
  const inSight = useSyncExternalStore(watchSight, isInSight)
  const [divider, setDivider] = useState<number>()
  const [seen, setSeen] = useState<{ unread: number }>()
  const unread = held?.unread_count ?? 0
  const reads = isActive && isFollowing && inSight

  if (held && seen?.unread !== unread) {
    setSeen({ unread })
    // What comes while one reads has not to be found.
    if (unread > 0 && (seen === undefined || (seen.unread === 0 && !reads))) setDivider(firstUnread(held, me))
  }

  const last = held?.entries.at(-1)?.seq
  useEffect(() => {
    if (!reads || unread === 0 || last === undefined) return
    let isPast = false
    of.read(last)
      .then((reading) => isPast || putReading(client, of, reading))
      // It is said again with the next message.
      .catch(() => {})
    return () => {
      isPast = true
    }
  }, [reads, unread, last, of, client])

  return { divider, setFollowing, forgetDivider: () => setDivider(undefined) }
}
