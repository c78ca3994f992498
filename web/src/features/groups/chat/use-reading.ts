import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { call } from '../../../api/call.ts'
import { firstUnread, type HeldChat } from './held-chat.ts'
import { putReading } from './use-chat.ts'

function watchSight(listener: () => void) {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
const isInSight = () => document.visibilityState === 'visible'

/**
 * Says how far one has read while the end is in sight; answers the place of the first message that was unread when
 * one came to it, which stays marked.
 */
export function useReading(group_id: number, chat: HeldChat | undefined, me: number | undefined) {
  const client = useQueryClient()
  const [isFollowing, setFollowing] = useState(true)
  const inSight = useSyncExternalStore(watchSight, isInSight)
  const [divider, setDivider] = useState<number>()
  const [seen, setSeen] = useState<{ unread: number }>()
  const unread = chat?.unread_count ?? 0
  const reads = isFollowing && inSight

  if (chat && seen?.unread !== unread) {
    setSeen({ unread })
    // What comes while one reads has not to be found.
    if (unread > 0 && (seen === undefined || (seen.unread === 0 && !reads))) setDivider(firstUnread(chat, me))
  }

  const last = chat?.entries.at(-1)?.seq
  useEffect(() => {
    if (!reads || unread === 0 || last === undefined) return
    let isPast = false
    call('group_chat_read', { group_id, seq: last })
      .then((reading) => isPast || putReading(client, group_id, reading))
      // It is said again with the next message.
      .catch(() => {})
    return () => {
      isPast = true
    }
  }, [reads, unread, last, group_id, client])

  return { divider, setFollowing, forgetDivider: () => setDivider(undefined) }
}
