import { t } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import { CallError } from '../../api/call-error.ts'
import { toast } from '../../ui/notices/toast.ts'
import { isLater, waitingKind, type Waiting, type WaitingKind } from './waiting.ts'

// The server knows an idempotency key for two days: sent later, an item that had arrived without an answer
// would appear twice.
const keyIsKnownFor = 36 * 3600 * 1000

interface Arrived {
  id: number
  /** Reads again what shows it. */
  shown: () => Promise<void>
}

/**
 * Returns a kind whose items, such as text, are each sent once under their own idempotency key. A refused
 * item is reported and kept. An arrived one stays until it has been read back, or it would flicker.
 */
export function sendOnce<W extends Waiting>(
  send: (client: QueryClient, what: W, isAlive: () => void) => Promise<Arrived>,
): WaitingKind {
  return waitingKind<W>(async (first, { client, at, change, isAlive }) => {
    // A page ended after it arrived and before it was removed here.
    if (first.arrived !== undefined) {
      await change(() => undefined)
      return 'done'
    }
    if (Date.now() - at > keyIsKnownFor) {
      const refused = t`This has been waiting for over a day. Check if it's already there, and send it again if not.`
      await change((what) => ({ ...what, refused }))
      return 'done'
    }
    try {
      const { id, shown } = await send(client, first, isAlive)
      await change((what) => ({ ...what, arrived: id }))
      await shown()
      await change(() => undefined)
      return 'done'
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      if (isLater(error)) return 'later'
      await change((what) => ({ ...what, refused: error.message }))
      toast.error(error.message)
      return 'done'
    }
  })
}
