import { t } from '@lingui/core/macro'
import type { CallError } from '../../../api/call-error.ts'
import { useWrite } from '../../../api/use-call.ts'
import { useConfirm } from '../../../ui/confirm.ts'
import { toast } from '../../../ui/toast.ts'
import { setDeleted } from '../list/gone-posts.ts'

function say(error: CallError) {
  // An ended session says so by itself.
  if (error.status !== 401) toast.error(error.message)
}

/** Asks, deletes at once, and offers Undo. Both go on when the card has left the screen. */
export function useDeletePost(post_id: number) {
  const confirm = useConfirm()
  const lane = `post:${post_id}`
  const restore = useWrite('post_restore', {
    lane,
    onDone: (answer) => {
      setDeleted(post_id, false)
      toast.success(answer.message)
    },
    onRefused: say,
  })
  const remove = useWrite('post_delete', {
    lane,
    onDone: (answer) =>
      toast.undo(answer.message, () => restore.mutate({ post_id, idempotency_key: crypto.randomUUID() })),
    onRefused: (error) => {
      setDeleted(post_id, false)
      say(error)
    },
  })

  return async () => {
    if (!(await confirm(t`Are you sure to delete this.`, { destructive: true }))) return
    if (!navigator.onLine) {
      toast.error(t`You are offline. Please try again when you are back online.`)
      return
    }
    setDeleted(post_id, true)
    remove.mutate({ post_id, idempotency_key: crypto.randomUUID() })
  }
}
