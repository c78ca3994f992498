import { call } from '../../../api/call.ts'
import { afterWrite } from '../../../api/use-call.ts'
import { withoutCardField } from '../../../compose/link-card/written-link.ts'
import { sendOnce } from '../../../compose/outbox/send-once.ts'
import { waitingIn } from '../../../compose/outbox/waiting-in.ts'
import type { Waiting } from '../../../compose/outbox/waiting.ts'
import type { PendingWords } from '../../../conversation/use-pending.ts'

/** A message, or a reply if `replyTo` is set, that isn't known to have arrived. */
export interface WaitingMessage extends Waiting, PendingWords {
  readonly kind: 'group_message'
  readonly group_id: number
}

const waiting = waitingIn<WaitingMessage, number>('group_message', ({ group_id }) => group_id)

/** Returns the member's unsent and refused messages in a group, oldest first. */
export const useWaitingMessages = waiting.useWaiting

/** Sends a message under its idempotency key as soon as possible, also after a reload. */
export function keepMessage(message: Omit<WaitingMessage, 'kind'>): void {
  void waiting.keep({ kind: 'group_message', ...message })
}

export const { retry: retryMessage, discard: discardMessage } = waiting

export const messageKind = sendOnce<WaitingMessage>(
  async (client, { key, group_id, replyTo, text, withoutCard }) => {
    const words = { message: text, idempotency_key: key, ...withoutCardField(text, withoutCard) }
    if (replyTo === undefined) {
      const input = { group_id, ...words }
      const answer = await call('group_chat', input)
      return { id: answer.recdata.id, shown: () => afterWrite(client, 'group_chat', input, answer) }
    }
    const input = { group_chat_id: replyTo, ...words }
    const answer = await call('group_chat_reply', input)
    return { id: answer.recdata.id, shown: () => afterWrite(client, 'group_chat_reply', input, answer) }
  },
)
