import type { ListedGroup } from '@commons/contract/groups.ts'
import { t } from '@lingui/core/macro'
import { sayRefused } from '../../../api/say-refused.ts'
import { useWrite } from '../../../api/use-call.ts'
import { useConfirm } from '../../../ui/confirm.ts'
import { openDialog } from '../../../ui/stage.ts'
import { toast } from '../../../ui/toast.ts'

type Deleted = Pick<ListedGroup, 'id' | 'group_name'>

/** Restores a deleted group. */
export function useRestoreGroup() {
  return useWrite('group_restore', {
    toasts: 'failure',
    onDone: ({ recdata }) => toast.success(t`${recdata.group_name} is back`),
  })
}

/** Deletes a group after confirmation and offers Undo. If the group isn't empty, also asks for its name. */
export function useDeleteGroup(group: Deleted, onDeleted: () => void = () => {}) {
  const confirm = useConfirm()
  const restore = useRestoreGroup()
  const remove = useWrite('group_delete', {
    toasts: 'none',
    onDone: onDeleted,
    undo: () => restore.mutate({ group_id: group.id }),
    onRefused(error) {
      if (error.refusal !== 'group_name_wrong') return sayRefused(error)
      void openDialog(() => import('./DeleteGroupDialog.tsx'), { group, onDeleted })
    },
  })
  return {
    isPending: remove.isPending,
    async ask() {
      const about = group.group_name
      if (await confirm(t`Are you sure to delete this.`, { about, destructive: true }))
        // No name yet: refused where anything was said.
        remove.mutate({ group_id: group.id, group_name: '' })
    },
  }
}
