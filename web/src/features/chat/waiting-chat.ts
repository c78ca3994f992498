import { call } from '../../api/call.ts'
import { afterWrite } from '../../api/use-call.ts'
import { sendOnce } from '../../compose/outbox/send-once.ts'
import { waitingIn } from '../../compose/outbox/waiting-in.ts'
import type { Waiting } from '../../compose/outbox/waiting.ts'
import type { PendingWords } from '../../conversation/use-pending.ts'

/** A direct message that isn't known to have arrived. */
export interface WaitingChat extends Waiting, PendingWords {
  readonly kind: 'chat_message'
  readonly chat_id: number
  readonly friend_id: number
  readonly by_freelancer: 0 | 1
}

const waiting = waitingIn<WaitingChat, number>('chat_message', ({ chat_id }) => chat_id)

/** Returns the member's unsent and refused messages in a conversation, oldest first. */
export const useWaitingChat = waiting.useWaiting

/** Sends a message under its idempotency key as soon as possible, also after a reload. */
export function keepChatMessage(message: Omit<WaitingChat, 'kind'>): void {
  void waiting.keep({ kind: 'chat_message', ...message })
}

export const { retry: retryChatMessage, discard: discardChatMessage } = waiting

export const chatMessageKind = sendOnce<WaitingChat>(
  async (client, { key, friend_id, by_freelancer, replyTo, text }) => {
    const input = {
      friend_id,
      by_freelancer,
      message: text,
      idempotency_key: key,
      ...(replyTo === undefined ? {} : { reply_to: replyTo }),
    }
    const answer = await call('send_massage', input)
    return { id: answer.recdata.message_id, shown: () => afterWrite(client, 'send_massage', input, answer) }
  },
)
