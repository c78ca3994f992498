import type { QueryClient } from '@tanstack/react-query'
import { networkError } from '../../api/call-error.ts'
import { sendOnce } from '../outbox/send-once.ts'
import type { WaitingKind } from '../outbox/waiting.ts'
import type { Sending } from '../upload-pace.ts'
import type { Delivery } from './delivery.ts'
import { isCancelled } from './problem.ts'
import type { waitingDrafts, WaitingDraft } from './waiting-drafts.ts'

interface Sends<W, Answer> {
  readonly deliver: (what: W, onChange: (sending: Sending) => void) => Delivery<Answer>
  readonly idOf: (answer: Answer) => number
  /** Tells that it has arrived; settles when the screen shows it where it belongs. */
  readonly arrived: (client: QueryClient, what: W, answer: Answer) => Promise<void>
}

/** Returns the kind of drafts in the outbox that are sent with their files, until they no longer wait. */
export function sendWaiting<W extends WaitingDraft<unknown>, Answer>(
  waiting: ReturnType<typeof waitingDrafts<W>>,
  { deliver, idOf, arrived }: Sends<W, Answer>,
): WaitingKind {
  return sendOnce<W>(async (client, what, isAlive) => {
    const { key } = what
    const delivery = deliver(what, (sending) => {
      isAlive()
      waiting.setSending(key, sending)
    })
    waiting.setSending(key, delivery.sending)
    const unwatch = waiting.whenGone(key, delivery.cancel)
    try {
      const answer = await delivery.answer
      return { id: idOf(answer), shown: () => arrived(client, what, answer) }
    } catch (error) {
      // It was given up, or its member has gone: it was not refused.
      throw isCancelled(error) ? networkError() : error
    } finally {
      unwatch()
      waiting.setSending(key, undefined)
    }
  })
}
