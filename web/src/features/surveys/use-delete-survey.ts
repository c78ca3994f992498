import { t } from '@lingui/core/macro'
import { useWrite } from '../../api/use-call.ts'
import { useConfirm } from '../../ui/dialog/confirm.ts'

/** Asks, deletes and offers Undo. */
export function useDeleteSurvey(
  { id, title }: { id: number; title: string },
  onDeleted: () => void = () => {},
) {
  const confirm = useConfirm()
  const restore = useWrite('voting_restore')
  const remove = useWrite('delete_voting', {
    onDone: onDeleted,
    undo: () => restore.mutate({ voting_title_id: id }),
  })
  return {
    isPending: remove.isPending,
    async ask() {
      if (await confirm(t`Are you sure to delete this.`, { about: title, destructive: true }))
        remove.mutate({ voting_title_id: id })
    },
  }
}
