import { pin_comment } from '@commons/contract/discussion.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { discussionWith } from '../../discussion/discussions.ts'
import { handle } from '../../platform/call/handle.ts'

export default handle(pin_comment, async ({ comment_id }, { tx, member, hintOnly, viewer, refuse }) => {
  const discussion = (await discussionWith(tx, comment_id, viewer)) ?? refuse('comment_not_found')
  const { object_id, is_on, audience } =
    (await discussion.togglePin(tx, member.id, comment_id)) ?? refuse('comment_not_found')
  hintOnly(audience ?? undefined)
  return { data: { comment_id, object_id, pinned: flag(is_on) } }
})
