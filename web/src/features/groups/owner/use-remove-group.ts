import type { ListedGroup } from '@commons/contract/groups/groups.ts'
import { t } from '@lingui/core/macro'
import type { CallError } from '../../../api/call-error.ts'
import { useWrite } from '../../../api/use-call.ts'
import { toast } from '../../../ui/notices/toast.ts'

export type DeletedGroup = Pick<ListedGroup, 'id' | 'group_name' | 'is_project'>

interface RemoveOptions {
  onDone: () => void
  onRefused?: (error: CallError) => void
}

/** Deletes a group or project, and offers Undo. */
export function useRemoveGroup(group: DeletedGroup, { onDone, ...options }: RemoveOptions) {
  const restore = useWrite('group_restore', {
    toasts: 'failure',
    onDone: ({ recdata }) => toast.success(t`${recdata.group_name} is back`),
  })
  return useWrite('group_delete', {
    ...options,
    toasts: 'none',
    onDone({ message }) {
      onDone()
      const text = group.is_project === 1 ? t`Project deleted` : message
      toast.undo(text, () => restore.mutate({ group_id: group.id }))
    },
  })
}
