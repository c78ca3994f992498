import { post_comment_reply_delete } from '@commons/contract/posts/comments.ts'
import { handle } from '../../../platform/call/handle.ts'
import { discussion } from '../posts.discussion.ts'

export default handle(
  post_comment_reply_delete,
  async ({ post_comment_reply_id, post_comment_id }, context) => {
    const id = post_comment_reply_id ?? post_comment_id ?? context.refuse('comment_not_found')
    const { object, comment, replies } = await discussion.deleteReply(id, context)
    return { recdata: { post_id: object, post_comment_id: comment, reply_count: replies } }
  },
)
