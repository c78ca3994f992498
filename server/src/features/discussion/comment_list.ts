import { comment_list } from '@commons/contract/discussion.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { discussionOn } from '../../discussion/discussions.ts'
import { handle } from '../../platform/call/handle.ts'
import { commentsShape } from './discussion.shape.ts'

export default handle(comment_list, async ({ object_id, sort }, context) => {
  const { db, member, viewer, page, refuse } = context
  const discussion = (await discussionOn(db, object_id, viewer)) ?? refuse('object_not_found')
  const list = sort === 'top' ? discussion.pageOfBest : discussion.pageOfComments
  const { object, rows, next } = (await list(object_id, context)) ?? refuse('object_not_found')
  const settings = await discussion.getSettings(db, member.id, object)
  const pinned =
    page.isFirst && settings.pinned_id !== null
      ? await discussion.findComment(db, member.id, settings.pinned_id)
      : []
  return {
    object,
    pinned: commentsShape(pinned, viewer),
    comments_off: flag(settings.is_off),
    is_owner: flag(settings.is_owner),
    hold: settings.is_owner ? settings.hold : null,
    hold_default: settings.is_owner ? settings.hold_default : null,
    held_count: settings.is_owner ? settings.held : 0,
    recdata: commentsShape(rows, viewer),
    ...next,
  }
})
