import { call } from '../../api/call.ts'
import { afterWrite } from '../../api/use-call.ts'
import { withoutCardField } from '../../compose/link-card/written-link.ts'
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
  /** Older versions of the page knew none of several. */
  readonly isOfSeveral?: boolean
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
  async (client, { key, chat_id, friend_id, by_freelancer, isOfSeveral, replyTo, text, withoutCard }) => {
    const words = {
      message: text,
      idempotency_key: key,
      ...withoutCardField(text, withoutCard),
      ...(replyTo === undefined ? {} : { reply_to: replyTo }),
    }
    if (isOfSeveral) {
      const input = { chat_id, ...words }
      const answer = await call('several_chat_send', input)
      return {
        id: answer.recdata.message_id,
        shown: () => afterWrite(client, 'several_chat_send', input, answer),
      }
    }
    const input = { friend_id, by_freelancer, ...words }
    const answer = await call('send_massage', input)
    return { id: answer.recdata.message_id, shown: () => afterWrite(client, 'send_massage', input, answer) }
  },
)
