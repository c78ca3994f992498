import type { Post } from '@commons/contract/posts/posts.ts'
import { useSaidCount } from '../../../discussion/gone-said.ts'
import { useBlockedHere } from '../../people/public.ts'

/** Returns how many comments on a post this member sees. */
export function useCommentCount(post: Pick<Post, 'comments' | 'comments_count'> | undefined): number {
  const latest = post?.comments.map(({ post_comment_id: id, user_id }) => ({
    id,
    commentId: undefined,
    user_id,
  }))
  return useSaidCount(
    { kind: 'post', hidden: useBlockedHere() },
    { latest: latest ?? [], count: post?.comments_count ?? 0 },
  )
}
