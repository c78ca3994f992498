import { call } from '../../../api/call.ts'
import { choice } from '../../../api/toggle.ts'
import { sendWishes, waitingWishes } from '../../../compose/outbox/waiting-wishes.ts'

/** The viewer's emoji reaction to a message; empty for none. */
export const chatReactions = choice<number, string, string>({
  valueOf: (reaction) => reaction,
  async send(message_id, wanted, { confirmed, key }) {
    // Sending the same reaction again removes it.
    const reaction = wanted === '' ? confirmed : wanted
    const { recdata } = await call('chat_message_react', { message_id, reaction, idempotency_key: key })
    return recdata.user_reaction ?? ''
  },
  changes: (message_id) => ['chat_message_react', { message_id, reaction: '👍' }],
  outbox: waitingWishes('chat_reaction'),
})

export const chatReactionKind = sendWishes(chatReactions)
