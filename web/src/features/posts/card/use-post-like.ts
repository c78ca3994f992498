import { useToggle } from '../../../api/toggle.ts'
import { reactions } from './reactions.ts'

/** The like of a post of which only the id is known. */
export function usePostLike(postId: number, isLiked: boolean): { liked: boolean; toggle: () => void } {
  const { value, want } = useToggle(reactions, postId, isLiked ? 'like' : 'none')
  const liked = value === 'like'
  return { liked, toggle: () => void want(liked ? 'none' : 'like') }
}
