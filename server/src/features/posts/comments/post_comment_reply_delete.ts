import { post_comment_reply_delete } from '@commons/contract/posts-comments.ts'
import { handle } from '../../../platform/call/handle.ts'
import { discussion } from '../posts.discussion.ts'

export default handle(
  post_comment_reply_delete,
  async ({ post_comment_reply_id, post_comment_id }, context) => {
    const { tx, member, refuse } = context
    const id = post_comment_reply_id ?? post_comment_id ?? refuse('comment_not_found')
    const deleted = await discussion.deleteComment(tx, { by: member.id, id, kind: 'reply' })
    if (!deleted || deleted.parent === null) return refuse('comment_not_found')
    const { replies } = await discussion.followChange(deleted, context)
    return {
      recdata: { post_id: deleted.object, post_comment_id: deleted.parent, reply_count: replies },
    }
  },
)
