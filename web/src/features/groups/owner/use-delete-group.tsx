import { t } from '@lingui/core/macro'
import { useRef, useState } from 'react'
import { call } from '../../../api/call.ts'
import { sayRefused } from '../../../api/say-refused.ts'
import { useConfirm } from '../../../ui/dialog/confirm.ts'
import { openDialog } from '../../../ui/dialog/dialog-host.ts'
import { type DeletedGroup, useRemoveGroup } from './use-remove-group.ts'
import { GoesBack, type Held } from './GoesBack.tsx'

/**
 * Deletes a group after confirmation and offers Undo. If the group isn't empty, also asks for its name. Says
 * what goes back to a project's backers.
 */
export function useDeleteGroup(group: DeletedGroup, onDeleted: () => void = () => {}) {
  const confirm = useConfirm()
  const [isReading, setIsReading] = useState(false)
  const held = useRef<Held>(undefined)
  const remove = useRemoveGroup(group, {
    onDone: onDeleted,
    onRefused(error) {
      if (error.refusal !== 'group_name_wrong') return sayRefused(error)
      const props = { group, held: held.current, onDeleted }
      void openDialog(() => import('./DeleteGroupDialog.tsx'), props)
    },
  })

  /** Reads what a project would give back; false if that fails, because deleting would as well. */
  async function readHeld(): Promise<boolean> {
    if (group.is_project === 0) return true
    setIsReading(true)
    try {
      held.current = (await call('project_funding', { group_id: group.id })).recdata
      return true
    } catch (error) {
      sayRefused(error)
      return false
    } finally {
      setIsReading(false)
    }
  }

  return {
    isPending: remove.isPending || isReading,
    async ask() {
      if (!(await readHeld())) return
      const about = (
        <>
          <div dir="auto">{group.group_name}</div>
          <GoesBack of={held.current} />
        </>
      )
      if (await confirm(t`Are you sure to delete this.`, { about, destructive: true }))
        // No name yet: refused where anything was said.
        remove.mutate({ group_id: group.id, group_name: '' })
    },
  }
}
