import { t } from '@lingui/core/macro'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { CallError } from '../../api/call-error.ts'
import { call } from '../../api/call.ts'
import { afterWrite } from '../../api/use-call.ts'
import { useConfirm } from '../../ui/confirm.ts'
import { toast } from '../../ui/toast.ts'
import { setDeleted } from './gone-posts.ts'

function say(error: unknown) {
  if (!(error instanceof CallError)) throw error
  if (error.status !== 401) toast.error(error.message)
}

async function restorePost(client: QueryClient, post_id: number) {
  try {
    const input = { post_id, idempotency_key: crypto.randomUUID() }
    const answer = await call('post_restore', input)
    await afterWrite(client, 'post_restore', input, answer)
    setDeleted(post_id, false)
    toast.success(answer.message)
  } catch (error) {
    say(error)
  }
}

async function deletePost(client: QueryClient, post_id: number) {
  setDeleted(post_id, true)
  try {
    const input = { post_id, idempotency_key: crypto.randomUUID() }
    const answer = await call('post_delete', input)
    toast.undo(answer.message, () => void restorePost(client, post_id))
    await afterWrite(client, 'post_delete', input, answer)
  } catch (error) {
    setDeleted(post_id, false)
    say(error)
  }
}

/** Asks, deletes at once, and offers Undo. */
export function useDeletePost() {
  const client = useQueryClient()
  const confirm = useConfirm()
  return async (postId: number) => {
    if (!(await confirm(t`Are you sure to delete this.`, { destructive: true }))) return
    if (navigator.onLine) await deletePost(client, postId)
    else toast.error(t`You are offline. Please try again when you are back online.`)
  }
}
