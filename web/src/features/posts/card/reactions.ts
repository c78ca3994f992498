import type { Post } from '@commons/contract/posts/posts.ts'
import type { QueryClient } from '@tanstack/react-query'
import { call, type Answer } from '../../../api/call.ts'
import { choice } from '../../../api/toggle.ts'
import { sendWishes, waitingWishes } from '../../../compose/outbox/waiting-wishes.ts'

export type Reaction = 'like' | 'dislike' | 'none'
type Reactions = Pick<Post, 'user_like' | 'user_dislike' | 'like_count' | 'dislike_count'>

export function reactionOf(post: Pick<Post, 'user_like' | 'user_dislike'>): Reaction {
  return post.user_like === 1 ? 'like' : post.user_dislike === 1 ? 'dislike' : 'none'
}

/** Returns the post with its counts as they will be with this reaction. */
export function withReaction<P extends Reactions>(post: P, wanted: Reaction): P {
  const like = wanted === 'like' ? 1 : 0
  const dislike = wanted === 'dislike' ? 1 : 0
  return {
    ...post,
    user_like: like,
    user_dislike: dislike,
    like_count: Math.max(0, post.like_count - post.user_like + like),
    dislike_count: Math.max(0, post.dislike_count - post.user_dislike + dislike),
  }
}

/** Returns the call that leads from one reaction to another: both calls are toggles. */
export function callFor(from: Reaction, to: Reaction): 'post_like' | 'post_dislike' {
  const pressed = to === 'none' ? from : to
  return pressed === 'like' ? 'post_like' : 'post_dislike'
}

/** Shows the server's new counts before the post itself is read again. */
function showCounts(client: QueryClient, { recdata }: Answer<'post_like'>): void {
  const { post_id, ...counts } = recdata
  client.setQueriesData<Answer<'post_card'>>({ queryKey: ['post_card'] }, (answer) =>
    answer?.recdata.target_post_id === post_id
      ? { ...answer, recdata: { ...answer.recdata, ...counts } }
      : answer,
  )
}

/** The viewer's reactions to posts. */
export const reactions = choice<number, Reaction, Reaction>({
  valueOf: (reaction) => reaction,
  async send(post_id, wanted, { client, confirmed, key }) {
    const answer = await call(callFor(confirmed, wanted), { post_id, idempotency_key: key })
    showCounts(client, answer)
    return reactionOf(answer.recdata)
  },
  changes: (post_id) => ['post_like', { post_id }],
  outbox: waitingWishes('reaction'),
})

export const reactionKind = sendWishes(reactions)
