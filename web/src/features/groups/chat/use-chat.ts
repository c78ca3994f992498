import type { GroupChatEntry } from '@commons/contract/groups-chat.ts'
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CallError } from '../../../api/call-error.ts'
import { call } from '../../../api/call.ts'
import { heldFrom, withChanges, withEarlier, withEntry, type HeldChat } from './held-chat.ts'

const pageSize = 30
/** After so many answers full of changes the end is fetched afresh. */
const mostParts = 5

// Under the name of the call that has its topic: hints, polling and a socket that is back read it again.
const keyOf = (group_id: number) => ['group_chat_changes', { group_id }] as const

async function readChat(
  group_id: number,
  held: HeldChat | undefined,
  signal: AbortSignal,
): Promise<HeldChat> {
  let now = held
  for (let part = 0; now !== undefined && part < mostParts; part++) {
    const told = await call('group_chat_changes', { group_id, since: now.last_change }, { signal })
    now = withChanges(now, told)
    if (told.more === 0) return now
  }
  return heldFrom(await call('group_chat_history', { group_id, limit: pageSize }, { signal }))
}

/** Puts an entry where it is shown, as a write has answered it. */
export function putEntry(client: QueryClient, entry: GroupChatEntry): void {
  client.setQueryData<HeldChat>(keyOf(entry.group_id), (held) => held && withEntry(held, entry))
}

export function putReading(
  client: QueryClient,
  group_id: number,
  reading: Pick<HeldChat, 'last_read' | 'unread_count'>,
): void {
  client.setQueryData<HeldChat>(
    keyOf(group_id),
    (held) => held && { ...held, last_read: reading.last_read, unread_count: reading.unread_count },
  )
}

/** The chat of a group from its end as far back as was asked for, kept as it is by asking for what has changed. */
export function useChat(group_id: number) {
  const client = useQueryClient()
  const read = useQuery<HeldChat, CallError>({
    queryKey: keyOf(group_id),
    queryFn: ({ signal }) => readChat(group_id, client.getQueryData<HeldChat>(keyOf(group_id)), signal),
    structuralSharing: false,
  })
  const [earlier, setEarlier] = useState<'idle' | 'loading' | 'failed'>('idle')

  async function loadEarlier() {
    const before = client.getQueryData<HeldChat>(keyOf(group_id))?.next
    if (before === undefined || earlier === 'loading') return
    setEarlier('loading')
    try {
      const page = await call('group_chat_history', { group_id, limit: pageSize, before })
      client.setQueryData<HeldChat>(keyOf(group_id), (held) =>
        held?.next === before ? withEarlier(held, page) : held,
      )
      setEarlier('idle')
    } catch {
      setEarlier('failed')
    }
  }

  return { read, earlier, loadEarlier }
}
