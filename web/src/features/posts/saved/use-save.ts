import type { Post } from '@commons/contract/posts.ts'
import { t } from '@lingui/core/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useWanted } from '../../../api/wish-queue.ts'
import { toast } from '../../../ui/toast.ts'
import { saveWishes, setUnsaved } from './save-wishes.ts'

/** Whether a post is among one's saved ones, as one last asked for it, and the way to change it. */
export function useSave({ target_post_id: id, is_saved }: Post) {
  const queue = saveWishes(useQueryClient())
  const told = is_saved === 1
  const saved = useWanted(queue, id) ?? told

  async function toggle() {
    setUnsaved(id, saved)
    if (!(await queue.want(id, !saved, told))) return
    if (!saved) {
      toast.success(t`Saved. You find it under Saved.`)
      return
    }
    toast.undo(t`No longer saved.`, () => {
      setUnsaved(id, false)
      void queue.want(id, true, false)
    })
  }
  return { saved, toggle }
}
