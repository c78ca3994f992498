import { t } from '@lingui/core/macro'
import type { CallError } from '../api/call-error.ts'
import { useWrite } from '../api/use-call.ts'
import { useConfirm } from '../ui/confirm.ts'
import { toast } from '../ui/toast.ts'
import { callsAt, nameOfSaid, type Discussed } from './discussed.ts'
import { setSaidDeleted } from './gone-said.ts'
import type { Said } from './said.ts'

function say(error: CallError) {
  // An ended session says so by itself.
  if (error.status !== 401) toast.error(error.message)
}

function useDeletion(about: Discussed, said: Said) {
  const { calls } = callsAt({ about, commentId: said.commentId })
  const lane = nameOfSaid(about, said)
  const restore = useWrite(calls.restore.name, {
    lane,
    onDone: ({ message }) => {
      setSaidDeleted(about, said, false)
      toast.success(message)
    },
    onRefused: say,
  })
  const remove = useWrite(calls.remove.name, {
    lane,
    onDone: ({ message }) =>
      void toast.undo(message, () =>
        restore.mutate({ ...calls.restore.input(said.id), idempotency_key: crypto.randomUUID() }),
      ),
    onRefused: (error) => {
      setSaidDeleted(about, said, false)
      say(error)
    },
  })
  return () => remove.mutate({ ...calls.remove.input(said.id), idempotency_key: crypto.randomUUID() })
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
