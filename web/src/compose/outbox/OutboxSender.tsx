import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { startSender } from './sender.ts'
import type { WaitingKinds } from './waiting.ts'

/** Sends the outbox for as long as a member's page is open. Renders nothing. */
export function OutboxSender({ kinds }: { kinds: WaitingKinds }) {
  const client = useQueryClient()
  useEffect(() => startSender(client, kinds), [client, kinds])
  return null
}
