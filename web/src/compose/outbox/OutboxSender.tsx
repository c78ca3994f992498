import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { startSender } from './sender.ts'

/** Sends what waits, as long as a member's page is open. It draws nothing. */
export function OutboxSender() {
  const client = useQueryClient()
  useEffect(() => startSender(client), [client])
  return null
}
