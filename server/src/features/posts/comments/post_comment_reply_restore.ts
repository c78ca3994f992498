import { post_comment_reply_restore } from '@commons/contract/posts-comments.ts'
import { handle } from '../../../platform/call/handle.ts'
import { discussion } from '../posts.discussion.ts'
import { repliesShape } from './comments.shape.ts'

export default handle(
  post_comment_reply_restore,
  async ({ post_comment_reply_id, post_comment_id }, context) => {
    const id = post_comment_reply_id ?? post_comment_id ?? context.refuse('comment_not_found')
    const [reply] = await repliesShape(
      await discussion.restore('reply', id, context),
      context.viewer,
      context.tx,
    )
    return { recdata: reply ?? context.refuse('comment_not_found') }
  },
)
