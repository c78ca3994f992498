import type { Hashtag } from '@commons/contract/posts-tags.ts'
import { t } from '@lingui/core/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useWanted } from '../../../api/wish-queue.ts'
import { toast } from '../../../ui/toast.ts'
import { tagWishes } from './tag-wishes.ts'

const said = (tag: string, following: boolean) =>
  following ? t`You follow #${tag} now.` : t`You no longer follow #${tag}.`

/** Whether one follows a tag, as one last asked for it, and the way to change it, which can be undone. */
export function useFollowTag({ hashtag, hashtag_id }: Pick<Hashtag, 'hashtag' | 'hashtag_id'>) {
  const { queue, followings } = tagWishes(useQueryClient())
  const told = hashtag_id !== null
  const following = useWanted(queue, hashtag) ?? told

  async function toggle() {
    if (hashtag_id !== null) followings.set(hashtag, hashtag_id)
    if (!(await queue.want(hashtag, !following, told))) return
    const undo = async () => {
      if (await queue.want(hashtag, following, !following)) toast.success(said(hashtag, following))
    }
    toast.undo(said(hashtag, !following), () => void undo())
  }
  return { following, toggle }
}
