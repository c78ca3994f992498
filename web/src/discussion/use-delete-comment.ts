import { t } from '@lingui/core/macro'
import { useWrite } from '../api/use-call.ts'
import { useConfirm } from '../ui/confirm.ts'
import { setCommentDeleted } from './gone-comments.ts'
import type { Said } from './said.ts'

/** A comment and a reply are deleted by calls of their own; what is around them is the same. */
function useDeletion({ id, commentId }: Said) {
  const lane = `comment:${id}`
  const restored = { lane, onDone: () => setCommentDeleted(id, false) }
  const restoreComment = useWrite('post_comment_restore', restored)
  const restoreReply = useWrite('post_comment_reply_restore', restored)
  const restore = () => {
    if (commentId === undefined) restoreComment.mutate({ post_comment_id: id })
    else restoreReply.mutate({ post_comment_reply_id: id })
  }
  const removed = {
    lane,
    onStart: () => setCommentDeleted(id, true),
    onRefused: () => setCommentDeleted(id, false),
    undo: restore,
  }
  const removeComment = useWrite('post_comment_delete', removed)
  const removeReply = useWrite('post_comment_reply_delete', removed)
  return () => {
    if (commentId === undefined) removeComment.mutate({ post_comment_id: id })
    else removeReply.mutate({ post_comment_reply_id: id })
  }
}

/** Asks, deletes at once, and offers Undo. Both go on when the comment has left the screen. */
export function useDeleteComment(said: Said) {
  const confirm = useConfirm()
  const remove = useDeletion(said)
  return async () => {
    if (await confirm(t`Are you sure to delete this.`, { destructive: true })) remove()
  }
}
