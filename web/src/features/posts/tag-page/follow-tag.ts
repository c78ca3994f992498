import type { Hashtag } from '@commons/contract/posts/tags.ts'
import { t } from '@lingui/core/macro'
import { call, CallError } from '../../../api/call.ts'
import { toggle, useToggle } from '../../../api/toggle.ts'

const said = (following: boolean, tag: string) =>
  following ? t`Now following #${tag}` : t`Unfollowed #${tag}`

/** Follows of tags by their text. The value is the server's id of the follow, by which it is ended. */
const followings = toggle<string, number | null, string>({
  async send(hashtag, wanted, { confirmed }) {
    if (wanted) return (await call('add_hashtag', { hashtag, lable: hashtag })).recdata.id
    if (confirmed !== null)
      await call('delete_hashtag', { hashtag_id: confirmed }).catch((error: unknown) => {
        // Already unfollowed in another tab.
        if (!(error instanceof CallError) || error.refusal !== 'hashtag_not_found') throw error
      })
    return null
  },
  changes: (hashtag) => ['add_hashtag', { hashtag }],
  done: said,
  undone: said,
})

/** Whether the member follows a tag, as they last chose, and the toggle for it. */
export function useFollowTag({ hashtag, hashtag_id }: Pick<Hashtag, 'hashtag' | 'hashtag_id'>) {
  const { value: following, want } = useToggle(followings, hashtag, hashtag_id, hashtag)
  return { following, toggle: () => want(!following) }
}
