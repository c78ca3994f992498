import { post_comment_reply_list } from '@commons/contract/posts-comments.ts'
import { handle } from '../../../platform/call/handle.ts'
import { findPostOfComment, listReplies } from './comments.queries.ts'
import { nextOf, repliesShape } from './comments.shape.ts'

export default handle(
  post_comment_reply_list,
  async ({ post_comment_id }, { db, member, viewer, page, refuse }) => {
    const { before, limit, offset, isFirst } = page
    const rows = await listReplies(db, member.id, post_comment_id, before, limit, offset, isFirst)
    // Replies prove that the comment may be seen; only an empty list asks.
    const post = rows[0]?.post_id ?? (await findPostOfComment(db, member.id, post_comment_id))
    return {
      post: post ?? refuse('comment_not_found'),
      recdata: repliesShape(rows, viewer),
      ...nextOf(rows, limit),
    }
  },
)
