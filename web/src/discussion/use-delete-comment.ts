import { t } from '@lingui/core/macro'
import type { CallError } from '../api/call-error.ts'
import { useWrite } from '../api/use-call.ts'
import { useConfirm } from '../ui/confirm.ts'
import { toast } from '../ui/toast.ts'
import { setCommentDeleted } from './gone-comments.ts'
import type { Said } from './said.ts'

function say(error: CallError) {
  // An ended session says so by itself.
  if (error.status !== 401) toast.error(error.message)
}

/** A comment and a reply are deleted by calls of their own; what is around them is the same. */
function useDeletion({ id, commentId }: Said) {
  const lane = `comment:${id}`
  const restored = {
    lane,
    onDone: (answer: { message: string }) => {
      setCommentDeleted(id, false)
      toast.success(answer.message)
    },
    onRefused: say,
  }
  const restoreComment = useWrite('post_comment_restore', restored)
  const restoreReply = useWrite('post_comment_reply_restore', restored)
  const restore = () => {
    const idempotency_key = crypto.randomUUID()
    if (commentId === undefined) restoreComment.mutate({ post_comment_id: id, idempotency_key })
    else restoreReply.mutate({ post_comment_reply_id: id, idempotency_key })
  }
  const removed = {
    lane,
    onDone: (answer: { message: string }) => void toast.undo(answer.message, restore),
    onRefused: (error: CallError) => {
      setCommentDeleted(id, false)
      say(error)
    },
  }
  const removeComment = useWrite('post_comment_delete', removed)
  const removeReply = useWrite('post_comment_reply_delete', removed)
  return () => {
    const idempotency_key = crypto.randomUUID()
    if (commentId === undefined) removeComment.mutate({ post_comment_id: id, idempotency_key })
    else removeReply.mutate({ post_comment_reply_id: id, idempotency_key })
  }
}

/** Asks, deletes at once, and offers Undo. Both go on when the comment has left the screen. */
export function useDeleteComment(said: Said) {
  const confirm = useConfirm()
  const remove = useDeletion(said)
  return async () => {
    if (!(await confirm(t`Are you sure to delete this.`, { destructive: true }))) return
    if (!navigator.onLine) {
      toast.error(t`You are offline. Please try again when you are back online.`)
      return
    }
    setCommentDeleted(said.id, true)
    remove()
  }
}
