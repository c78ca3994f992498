import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { firstUnread, type Held } from './message-window.ts'
import type { Message } from './message.ts'
import { putReading, type Conversation } from './use-message-window.ts'

function watchSight(listener: () => void) {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
const isInSight = () => document.visibilityState === 'visible'

/**
 * Reports how far the member has read while the end is in sight. Returns the position of the first message
 * that was unread when they arrived there, which stays marked.
 */
export function useReading<M extends Message>(
  of: Conversation<M>,
  held: Held<M> | undefined,
  me: number | undefined,
  /** False while the member is doing something else and does not see new messages. */
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
    // Messages that arrive while the member is reading need no mark.
    if (unread > 0 && (seen === undefined || (seen.unread === 0 && !reads))) setDivider(firstUnread(held, me))
  }

  const last = held?.entries.at(-1)?.seq
  useEffect(() => {
    if (!reads || unread === 0 || last === undefined) return
    let isPast = false
    of.read(last)
      .then((reading) => isPast || putReading(client, of, reading))
      // It is reported again with the next message.
      .catch(() => {})
    return () => {
      isPast = true
    }
  }, [reads, unread, last, of, client])

  return { divider, setFollowing, forgetDivider: () => setDivider(undefined) }
}
