import { t } from '@lingui/core/macro'
import { memberIds } from '../api/member-store.ts'
import { useWrite } from '../api/use-call.ts'
import { useConfirm } from '../ui/dialog/confirm.ts'
import { useStore } from '../ui/store.ts'
import type { EntryKind } from './entry-kind.ts'

// Entries deleted on this page, which a list read earlier still contains.
const deleted = memberIds()

export const useDeletedEntries = () => useStore(deleted)

/** Deletes an entry after confirmation and offers Undo. Both continue after the entry leaves the screen. */
export function useDeleteEntry({ name, calls }: EntryKind, id: number) {
  const confirm = useConfirm()
  const lane = `${name}:${id}`
  const restore = useWrite(calls.restore.name, { lane, onDone: () => deleted.put(id, false) })
  const removal = useWrite(calls.remove.name, {
    lane,
    onStart: () => deleted.put(id, true),
    onRefused: () => deleted.put(id, false),
    undo: () => restore.mutate(calls.restore.input(id)),
  })
  return async () => {
    if (await confirm(t`Are you sure to delete this.`, { destructive: true }))
      removal.mutate(calls.remove.input(id))
  }
}
