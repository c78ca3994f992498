import { comment_settings_update } from '@commons/contract/discussion.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { discussionOn } from '../../discussion/discussions.ts'
import { handle } from '../../platform/call/handle.ts'

export default handle(
  comment_settings_update,
  async ({ object_id, comments_off, hold: asked }, { tx, member, hintOnly, viewer, refuse }) => {
    const discussion = (await discussionOn(tx, object_id, viewer)) ?? refuse('object_not_found')
    if (asked !== undefined && !discussion.canHold) refuse('object_not_found')
    const { is_off, hold, audience } =
      (await discussion.setSettings(tx, member.id, object_id, {
        isOff: comments_off === undefined ? undefined : comments_off === 1,
        hold: asked === 'default' ? null : asked,
      })) ?? refuse('object_not_found')
    hintOnly(audience ?? undefined)
    return { data: { object_id, comments_off: flag(is_off), hold } }
  },
)
