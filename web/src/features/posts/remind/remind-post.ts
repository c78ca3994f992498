import type { Post } from '@commons/contract/posts/posts.ts'
import { t } from '@lingui/core/macro'
import { call } from '../../../api/call.ts'
import { toggle, useToggle } from '../../../api/toggle.ts'
import { openDialog } from '../../../ui/dialog/dialog-host.ts'
import { isPointer } from '../card/whose.ts'
import { setDeleted } from '../list/gone-posts.ts'
import { remindedId, takeBack } from './reposted.ts'

const said = (reminded: boolean) => (reminded ? t`Reminded` : t`Reminder removed`)

/**
 * The member's reposts without a remark, by the post: the value is the id of the repost, by which it is
 * deleted.
 */
const reminders = toggle<number, number | null>({
  async send(post_id, wanted, { confirmed }) {
    if (wanted) {
      const { recdata } = await call('repost', { post_id })
      setDeleted(recdata.post_id, false)
      return recdata.post_id
    }
    if (confirmed !== null) await takeBack(confirmed)
    return null
  },
  changes: (post_id) => ['repost', { post_id }],
  done: said,
  undone: said,
})

/**
 * Returns the state and count of a post's reposts, as the member last chose. A repost without a remark
 * happens once, and another press takes it back; one with a remark is a post of its own.
 */
export function useRemind(post: Post) {
  const told = post.my_repost_id
  const { value: reminded, want } = useToggle(reminders, remindedId(post), told)
  // A repost with a remark counts its own reposts, of which there are none.
  const counts = post.is_repost === 0 || isPointer(post)
  const count = post.repost_count + (counts ? Number(reminded) - Number(told !== null) : 0)
  return {
    reminded,
    count: Math.max(0, count),
    /** The button: asks for a remark, or takes back a repost without one. */
    press: () => {
      if (reminded) void want(false)
      else void openDialog(() => import('./RemindDialog.tsx'), { post, onPlain: () => void want(true) })
    },
  }
}
