import { post_comment_delete } from '@commons/contract/posts/comments.ts'
import { handle } from '../../../platform/call/handle.ts'
import { discussion } from '../posts.discussion.ts'

export default handle(post_comment_delete, async ({ post_comment_id: id }, context) => {
  const { object, comments } = await discussion.deleteComment(id, context)
  return { recdata: { post_id: object, comments_count: comments } }
})
