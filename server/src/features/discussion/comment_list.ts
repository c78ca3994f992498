import { comment_list } from '@commons/contract/discussion.ts'
import { discussionOn } from '../../discussion/discussions.ts'
import { handle } from '../../platform/call/handle.ts'
import { commentsShape } from './discussion.shape.ts'

export default handle(comment_list, async ({ object_id }, context) => {
  const { db, viewer, refuse } = context
  const discussion = (await discussionOn(db, object_id)) ?? refuse('object_not_found')
  const { object, rows, next } =
    (await discussion.pageOfComments(object_id, context)) ?? refuse('object_not_found')
  return { object, recdata: await commentsShape(rows, viewer, db), ...next }
})
