import type { Post } from '@commons/contract/posts.ts'
import { t } from '@lingui/core/macro'
import { call } from '../../../api/call.ts'
import { memberIds } from '../../../api/member-store.ts'
import { toggle, useToggle } from '../../../api/toggle.ts'

/** Posts that the member has unsaved since the page was opened. */
export const unsavedHere = memberIds()

const saves = toggle<number, boolean>({
  send: async (post_id) => (await call('post_save', { post_id })).recdata.is_saved === 1,
  changes: (post_id) => ['post_save', { post_id }],
  hides: unsavedHere,
  done: (saved) => (saved ? t({ message: 'Saved', context: 'done' }) : t`Removed from Saved`),
  canUndo: (saved) => !saved,
})

/** Whether the member has saved a post, as they last chose, and the toggle for it. */
export function useSave({ target_post_id: id, is_saved }: Post) {
  const { value: saved, want } = useToggle(saves, id, is_saved === 1)
  return { saved, toggle: () => want(!saved) }
}
