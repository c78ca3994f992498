import { t } from '@lingui/core/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useWanted } from '../../api/wish-queue.ts'
import { useConfirm } from '../../ui/confirm.ts'
import { toast } from '../../ui/toast.ts'
import { followWishes } from './follow-wishes.ts'
import { unfollowedHere } from './members-here.ts'

/** A member as cards and lists know them. */
export interface Followed {
  readonly user_id: number
  readonly full_name: string
  readonly is_following: 0 | 1
}

/**
 * Whether one follows a member, as one last asked for it, and the way to change it: it asks first, shows
 * at once, and can be undone.
 */
export function useFollow({ user_id, full_name, is_following }: Followed): {
  following: boolean
  toggle: () => Promise<void>
} {
  const confirm = useConfirm()
  const queue = followWishes(useQueryClient())
  const told = is_following === 1
  const following = useWanted(queue, user_id) ?? told

  function want(wanted: boolean, shown: boolean) {
    unfollowedHere.put(user_id, !wanted)
    return queue.want(user_id, wanted, shown)
  }

  async function toggle() {
    if (!(await confirm(following ? t`Unfollow this.` : t`Follow this.`))) return
    const undo = async () => {
      if (await want(following, !following))
        toast.success(following ? t`You follow ${full_name} again.` : t`You no longer follow ${full_name}.`)
    }
    if (await want(!following, told))
      toast.undo(
        following ? t`You no longer follow ${full_name}.` : t`You follow ${full_name} now.`,
        () => void undo(),
      )
  }
  return { following, toggle }
}
