import { post_comment_reply_list } from '@commons/contract/posts-comments.ts'
import { handle } from '../../../platform/call/handle.ts'
import { discussion } from '../posts.discussion.ts'
import { repliesShape } from './comments.shape.ts'

export default handle(post_comment_reply_list, async ({ post_comment_id }, context) => {
  const { object, rows, next } =
    (await discussion.pageOfReplies(post_comment_id, context)) ?? context.refuse('comment_not_found')
  return { post: object, recdata: await repliesShape(rows, context.viewer, context.db), ...next }
})
