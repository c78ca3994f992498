import { t } from '@lingui/core/macro'
import { memberIds } from '../../../api/member-store.ts'
import { useWrite } from '../../../api/use-call.ts'
import { useConfirm } from '../../../ui/confirm.ts'
import { useStore } from '../../../ui/store.ts'
import type { AboutKind } from './about-kinds.ts'

// Entries deleted on this page, which a list read earlier still contains.
const deleted = memberIds()

export const useDeletedAbout = () => useStore(deleted)

/** Deletes an entry after confirmation and offers Undo. Both continue after the entry leaves the screen. */
export function useDeleteAbout({ calls: { remove } }: AboutKind, id: number) {
  const confirm = useConfirm()
  const lane = `about:${id}`
  const restore = useWrite('about_restore', { lane, onDone: () => deleted.put(id, false) })
  const removal = useWrite(remove.name, {
    lane,
    onStart: () => deleted.put(id, true),
    onRefused: () => deleted.put(id, false),
    undo: () => restore.mutate({ about_id: id }),
  })
  return async () => {
    if (await confirm(t`Are you sure to delete this.`, { destructive: true }))
      removal.mutate(remove.input(id))
  }
}
