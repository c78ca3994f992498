import { t } from '@lingui/core/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CallError } from '../api/call-error.ts'
import { useConfirm } from '../ui/confirm.ts'
import { toast } from '../ui/toast.ts'
import { callsAt, nameOfSaid, type Discussed, type Written } from './discussed.ts'
import { setSaidDeleted } from './gone-said.ts'
import type { Said } from './said.ts'

function say(error: CallError) {
  // An ended session says so by itself.
  if (error.status !== 401) toast.error(error.message)
}

function useDeletion(about: Discussed, said: Said) {
  const client = useQueryClient()
  const { calls } = callsAt({ about, commentId: said.commentId })
  // The one waits for the other.
  const scope = { id: nameOfSaid(about, said) }
  const restore = useMutation<Written, CallError>({
    mutationFn: () => calls.restore(client, said.id, crypto.randomUUID()),
    onSuccess: ({ message, show }) => {
      setSaidDeleted(about, said, false)
      toast.success(message)
      return show()
    },
    onError: say,
    scope,
  })
  const remove = useMutation<Written, CallError>({
    mutationFn: () => calls.remove(client, said.id, crypto.randomUUID()),
    onSuccess: ({ message, show }) => {
      void toast.undo(message, restore.mutate)
      return show()
    },
    onError: (error) => {
      setSaidDeleted(about, said, false)
      say(error)
    },
    scope,
  })
  return remove.mutate
}

/** Asks, deletes at once, and offers Undo. Both go on when the comment has left the screen. */
export function useDeleteSaid(about: Discussed, said: Said) {
  const confirm = useConfirm()
  const remove = useDeletion(about, said)
  return async () => {
    if (!(await confirm(t`Are you sure to delete this.`, { destructive: true }))) return
    if (!navigator.onLine) {
      toast.error(t`You are offline. Please try again when you are back online.`)
      return
    }
    setSaidDeleted(about, said, true)
    remove()
  }
}
