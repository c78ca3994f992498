import { call } from '../api/call.ts'
import { choice } from '../api/toggle.ts'
import { sendWishes, waitingWishes } from '../compose/outbox/waiting-wishes.ts'
import type { Said } from './said.ts'

type Reaction = 'like' | 'dislike' | 'none'

export const reactionOf = ({ liked, disliked }: Pick<Said, 'liked' | 'disliked'>): Reaction =>
  liked === 1 ? 'like' : disliked === 1 ? 'dislike' : 'none'

/** The viewer's reactions to comments and replies, whose ids come from the same sequence. */
export const saidReactions = choice<number, Reaction, Reaction>({
  valueOf: (reaction) => reaction,
  async send(comment_id, wanted, { confirmed, key }) {
    // Both calls are toggles: the one of a reaction also takes it back.
    const pressed = wanted === 'none' ? confirmed : wanted
    const name = pressed === 'like' ? 'like_comment' : 'dislike_comment'
    return reactionOf((await call(name, { comment_id, idempotency_key: key })).data)
  },
  changes: (comment_id) => ['like_comment', { comment_id }],
  outbox: waitingWishes('comment_reaction'),
})

export const saidReactionKind = sendWishes(saidReactions)
