import { t } from '@lingui/core/macro'
import { useWrite } from '../../api/use-call.ts'
import { useConfirm } from '../../ui/dialog/confirm.ts'
import { toast } from '../../ui/notices/toast.ts'
import { blockedHere } from './members-here.ts'

/** Unblocks a member and offers Undo. */
export function useUnblock({ user_id }: { readonly user_id: number }, onUnblocked: () => void = () => {}) {
  const block = useWrite('block', { onDone: () => blockedHere.put(user_id, true) })
  const { mutate, isPending } = useWrite('unblock', {
    onDone() {
      blockedHere.put(user_id, false)
      onUnblocked()
    },
    undo: (_answer, input) => block.mutate(input),
  })
  return { isPending, unblock: () => mutate({ blocked_user_id: user_id }) }
}

/** Blocks a member after confirmation and offers Undo. Their content disappears before the server answers. */
export function useBlock({ user_id, full_name }: { readonly user_id: number; readonly full_name: string }) {
  const confirm = useConfirm()
  const blocked_user_id = user_id
  const unblock = useWrite('unblock', {
    toasts: 'failure',
    onDone() {
      blockedHere.put(user_id, false)
      toast.success(t`Unblocked. Earlier follows aren't restored.`, { ms: 6000 })
    },
  })
  const block = useWrite('block', {
    onStart: () => blockedHere.put(user_id, true),
    onRefused: () => blockedHere.put(user_id, false),
    undo: () => unblock.mutate({ blocked_user_id }),
  })
  return async () => {
    if (await confirm(t`Block this.`, { about: full_name, destructive: true }))
      block.mutate({ blocked_user_id })
  }
}
