import type { Post } from '@commons/contract/posts.ts'
import { t } from '@lingui/core/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useWanted } from '../../../api/wish-queue.ts'
import { openDialog } from '../../../ui/stage.ts'
import { toast } from '../../../ui/toast.ts'
import { isPointer } from '../card/whose.ts'
import { remindedId, remindWishes } from './remind-wishes.ts'

/**
 * Reminding of a post: whether and how often it is done, as one last asked for it. Without a remark it
 * happens once, and pressed again it is taken back; with a remark it is a post of its own.
 */
export function useRemind(post: Post) {
  const { queue, reposts } = remindWishes(useQueryClient())
  const id = remindedId(post)
  const told = post.my_repost_id !== null
  const reminded = useWanted(queue, id) ?? told
  // A repost with a remark counts its own reposts, of which there are none.
  const counts = post.is_repost === 0 || isPointer(post)
  const count = post.repost_count + (counts ? Number(reminded) - Number(told) : 0)

  function want(wanted: boolean) {
    if (post.my_repost_id !== null) reposts.set(id, post.my_repost_id)
    return queue.want(id, wanted, told)
  }

  async function change(wanted: boolean) {
    if (!(await want(wanted))) return
    const undo = async () => {
      if (await queue.want(id, !wanted, wanted)) toast.success(said(!wanted))
    }
    toast.undo(said(wanted), () => void undo())
  }

  return {
    reminded,
    count: Math.max(0, count),
    /** The button: asks for a remark, or takes back what was done without one. */
    press: () => {
      if (reminded) void change(false)
      else void openDialog(() => import('./RemindDialog.tsx'), { post, onPlain: () => void change(true) })
    },
  }
}

const said = (reminded: boolean) =>
  reminded ? t`You have reminded of this post.` : t`Your reminder is taken back.`
