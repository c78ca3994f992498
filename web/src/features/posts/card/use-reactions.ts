import type { Post } from '@commons/contract/posts.ts'
import { useToggle } from '../../../api/toggle.ts'
import { reactionOf, reactions, withReaction } from './reactions.ts'

/** A post as the member last asked for it, and the two toggles. */
export function useReactions(post: Post) {
  // Of a repost without a remark they are the original's, wherever that is shown as well.
  const id = post.target_post_id
  const { value, want, waits } = useToggle(reactions, id, reactionOf(post))
  const press = (reaction: 'like' | 'dislike') => want(value === reaction ? 'none' : reaction)
  return {
    shown: value === reactionOf(post) ? post : withReaction(post, value),
    /** The server does not know of it yet. */
    waits,
    like: () => void press('like'),
    dislike: () => void press('dislike'),
  }
}
