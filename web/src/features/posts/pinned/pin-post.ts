import type { Post } from '@commons/contract/posts/posts.ts'
import { t } from '@lingui/core/macro'
import { call } from '../../../api/call.ts'
import { toggle, useToggle } from '../../../api/toggle.ts'

const pins = toggle<number, boolean>({
  send: async (post_id) => (await call('post_pin', { post_id })).recdata.is_pinned === 1,
  changes: (post_id) => ['post_pin', { post_id }],
  done: (pinned) => (pinned ? t`Pinned to your profile` : t`Unpinned`),
})

/** Whether an own post is pinned to the profile, as the member last chose, and the toggle for it. */
export function usePin({ post_id, is_pinned }: Post) {
  const { value: pinned, want } = useToggle(pins, post_id, is_pinned === 1)
  return { pinned, toggle: () => want(!pinned) }
}
