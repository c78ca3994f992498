import { call } from '../../../api/call.ts'
import { afterWrite } from '../../../api/use-call.ts'
import { sendOnce } from '../../../compose/outbox/send-once.ts'
import { waitingOf } from '../../../compose/outbox/waiting-of.ts'
import type { Waiting } from '../../../compose/outbox/waiting.ts'
import type { PendingWords } from '../../../conversation/use-pending.ts'
import { useStore } from '../../../ui/store.ts'

/** A message, or a reply if `replyTo` is set, that isn't known to have arrived. */
export interface WaitingMessage extends Waiting, PendingWords {
  readonly kind: 'group_message'
  readonly group_id: number
}

const waiting = waitingOf<WaitingMessage>('group_message')
const byGroup = waiting.grouped(({ group_id }) => group_id)
const none: readonly WaitingMessage[] = []

/** Returns the member's unsent and refused messages in a group, oldest first. */
export const useWaitingMessages = (group_id: number): readonly WaitingMessage[] =>
  useStore(byGroup, (groups) => groups.get(group_id) ?? none)

/** Sends a message under its idempotency key as soon as possible, also after a reload. */
export function keepMessage(message: Omit<WaitingMessage, 'kind'>): void {
  void waiting.change(message.key, (what) => what ?? { kind: 'group_message', ...message })
}

export const retryMessage: (key: string) => void = waiting.retry

export function discardMessage(key: string): void {
  void waiting.change(key, () => undefined)
}

export const messageKind = sendOnce<WaitingMessage>(async (client, { key, group_id, replyTo, text }) => {
  const words = { message: text, idempotency_key: key }
  if (replyTo === undefined) {
    const input = { group_id, ...words }
    const answer = await call('group_chat', input)
    return { id: answer.recdata.id, shown: () => afterWrite(client, 'group_chat', input, answer) }
  }
  const input = { group_chat_id: replyTo, ...words }
  const answer = await call('group_chat_reply', input)
  return { id: answer.recdata.id, shown: () => afterWrite(client, 'group_chat_reply', input, answer) }
})
