import { post_comment_list } from '@commons/contract/posts-comments.ts'
import { handle } from '../../../platform/call/handle.ts'
import { discussion } from '../posts.discussion.ts'
import { commentsShape } from './comments.shape.ts'

export default handle(post_comment_list, async ({ post_id }, context) => {
  const { object, rows, next } =
    (await discussion.pageOfComments(post_id, context)) ?? context.refuse('post_not_found')
  return { post: object, recdata: await commentsShape(rows, context.viewer, context.db), ...next }
})
