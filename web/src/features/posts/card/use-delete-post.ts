import { t } from '@lingui/core/macro'
import { useWrite } from '../../../api/use-call.ts'
import { useConfirm } from '../../../ui/dialog/confirm.ts'
import { setDeleted } from '../list/gone-posts.ts'

/** Asks, deletes at once, and offers Undo. Both continue when the card has left the screen. */
export function useDeletePost(post_id: number) {
  const confirm = useConfirm()
  const lane = `post:${post_id}`
  const restore = useWrite('post_restore', { lane, onDone: () => setDeleted(post_id, false) })
  const remove = useWrite('post_delete', {
    lane,
    onStart: () => setDeleted(post_id, true),
    onRefused: () => setDeleted(post_id, false),
    undo: () => restore.mutate({ post_id }),
  })

  return async () => {
    if (await confirm(t`Are you sure to delete this.`, { destructive: true })) remove.mutate({ post_id })
  }
}
