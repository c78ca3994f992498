import { comment_reply_list } from '@commons/contract/discussion.ts'
import { discussionWith } from '../../discussion/discussions.ts'
import { handle } from '../../platform/call/handle.ts'
import { repliesShape } from './discussion.shape.ts'

export default handle(comment_reply_list, async ({ comment_id }, context) => {
  const { db, viewer, refuse } = context
  const discussion = (await discussionWith(db, comment_id, viewer)) ?? refuse('comment_not_found')
  const { object, rows, next } =
    (await discussion.pageOfReplies(comment_id, context)) ?? refuse('comment_not_found')
  return { object, recdata: repliesShape(rows, viewer), ...next }
})
