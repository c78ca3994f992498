import { call } from '../../../api/call.ts'
import { memberIds } from '../../../api/member-store.ts'
import { saveToggle } from '../../../saves/save-toggle.tsx'

/** Posts that the member has unsaved since the page was opened. */
export const unsavedHere = memberIds()

export const postSaves = saveToggle({
  send: async (post_id) => (await call('post_save', { post_id })).recdata.is_saved === 1,
  changes: (post_id) => ['post_save', { post_id }],
  hides: unsavedHere,
})
