/** What the owner of something does with its comments. */
import { call } from '../api/call.ts'
import { toggle } from '../api/toggle.ts'

/** Whether a comment is pinned above the others. */
export const pins = toggle<number, boolean>({
  send: async (comment_id) => (await call('pin_comment', { comment_id })).data.pinned === 1,
  changes: (comment_id) => ['pin_comment', { comment_id }],
})

/** Whether a comment or reply has the owner's heart. */
export const hearts = toggle<number, boolean>({
  send: async (comment_id) => (await call('heart_comment', { comment_id })).data.hearted === 1,
  changes: (comment_id) => ['heart_comment', { comment_id }],
})
