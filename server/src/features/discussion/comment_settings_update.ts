import { comment_settings_update } from '@commons/contract/discussion.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { discussionOn } from '../../discussion/discussions.ts'
import { handle } from '../../platform/call/handle.ts'

export default handle(
  comment_settings_update,
  async ({ object_id, comments_off }, { tx, member, hintOnly, refuse }) => {
    const discussion = (await discussionOn(tx, object_id)) ?? refuse('object_not_found')
    const { is_on, audience } =
      (await discussion.setOff(tx, member.id, object_id, comments_off === 1)) ?? refuse('object_not_found')
    hintOnly(audience ?? undefined)
    return { data: { object_id, comments_off: flag(is_on) } }
  },
)
