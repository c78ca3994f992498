import { post_comment_restore } from '@commons/contract/posts-comments.ts'
import { handle } from '../../../platform/call/handle.ts'
import { discussion } from '../posts.discussion.ts'
import { commentsShape } from './comments.shape.ts'

export default handle(
  post_comment_restore,
  discussion.restoring('post_comment_id', 'post_comment_id', commentsShape),
)
