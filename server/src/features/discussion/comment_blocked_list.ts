import { comment_blocked_list } from '@commons/contract/discussion.ts'
import { discussionOn } from '../../discussion/discussions.ts'
import { leftBehindShape } from '../../discussion/left-behind.shape.ts'
import { handle } from '../../platform/call/handle.ts'

export default handle(comment_blocked_list, async ({ object_id }, context) => {
  const { db, viewer, refuse } = context
  const discussion = (await discussionOn(db, object_id, viewer)) ?? refuse('object_not_found')
  const { rows, next } = (await discussion.pageOfLeftBehind(object_id, context)) ?? refuse('object_not_found')
  return {
    recdata: rows.map((row) => ({
      comment_id: row.id,
      object_id: row.object_id,
      parent_id: row.parent_id,
      comment: row.message,
      ...leftBehindShape(row, viewer),
    })),
    ...next,
  }
})
