import { useWaitingComments } from './waiting-comments.ts'
import type { SaidTo } from './said.ts'

/** Whether something that one has said here waits to be sent. */
export function useIsWaiting({ postId, commentId }: SaidTo): boolean {
  return useWaitingComments(postId).some(({ post_comment_id }) => post_comment_id === commentId)
}
