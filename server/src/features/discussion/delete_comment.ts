import { delete_comment } from '@commons/contract/discussion.ts'
import { discussionWith } from '../../discussion/discussions.ts'
import { handle } from '../../platform/call/handle.ts'

export default handle(delete_comment, async ({ comment_id }, context) => {
  const discussion =
    (await discussionWith(context.tx, comment_id, context.viewer)) ?? context.refuse('comment_not_found')
  const { object, comment, comments, replies } = await discussion.deleteAny(comment_id, context)
  return {
    recdata: {
      comment_id,
      object_id: object,
      parent_id: comment,
      comments_count: comments,
      reply_count: replies,
    },
  }
})
