import type { Post } from '@commons/contract/posts/posts.ts'
import { useToggle } from '../../../api/toggle.ts'
import { reactionOf, reactions, withReaction } from './reactions.ts'

/** Returns a post with the reaction that the member last chose, and the two toggles. */
export function useReactions(post: Post) {
  // A repost without a remark has the reactions of its original, which may be shown elsewhere as well.
  const id = post.target_post_id
  const { value, want, waits } = useToggle(reactions, id, reactionOf(post))
  const press = (reaction: 'like' | 'dislike') => want(value === reaction ? 'none' : reaction)
  return {
    shown: value === reactionOf(post) ? post : withReaction(post, value),
    /** The server does not know of the reaction yet. */
    waits,
    like: () => void press('like'),
    dislike: () => void press('dislike'),
  }
}
