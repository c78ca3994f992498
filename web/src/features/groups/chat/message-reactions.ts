import type { GroupChatEntry } from '@commons/contract/groups/chat.ts'
import { call } from '../../../api/call.ts'
import { choice } from '../../../api/toggle.ts'
import { sendWishes, waitingWishes } from '../../../compose/outbox/waiting-wishes.ts'
import { putGroupEntry } from './group-conversation.ts'

export type Reaction = 'like' | 'dislike' | 'none'

export const reactionOf = ({
  user_like,
  user_dislike,
}: Pick<GroupChatEntry, 'user_like' | 'user_dislike'>): Reaction =>
  user_like === 1 ? 'like' : user_dislike === 1 ? 'dislike' : 'none'

/** Returns the counts with the wanted reaction applied, before the server confirms it. */
export function countsWith(entry: GroupChatEntry, wanted: Reaction) {
  return {
    likes: Math.max(0, entry.like_count - entry.user_like + (wanted === 'like' ? 1 : 0)),
    dislikes: Math.max(0, entry.dislike_count - entry.user_dislike + (wanted === 'dislike' ? 1 : 0)),
  }
}

/** The viewer's like or dislike of a message. */
export const messageReactions = choice<number, Reaction, Reaction>({
  valueOf: (reaction) => reaction,
  async send(group_chat_id, wanted, { client, confirmed, key }) {
    // Each call toggles its reaction, so removing a reaction repeats its call.
    const pressed = wanted === 'none' ? confirmed : wanted
    const name = pressed === 'like' ? 'group_chat_like' : 'group_chat_dislike'
    const { recdata } = await call(name, { group_chat_id, idempotency_key: key })
    putGroupEntry(client, recdata)
    return reactionOf(recdata)
  },
  changes: (group_chat_id) => ['group_chat_like', { group_chat_id }],
  outbox: waitingWishes('message_reaction'),
})

export const messageReactionKind = sendWishes(messageReactions)
