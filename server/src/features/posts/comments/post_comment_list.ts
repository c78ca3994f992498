import { post_comment_list } from '@commons/contract/posts-comments.ts'
import { handle } from '../../../platform/call/handle.ts'
import { findCommentedPost, listComments } from './comments.queries.ts'
import { commentsShape, nextOf } from './comments.shape.ts'

export default handle(post_comment_list, async ({ post_id }, { db, member, viewer, page, refuse }) => {
  const { before, limit, offset, isFirst } = page
  const rows = await listComments(db, member.id, post_id, before, limit, offset, isFirst)
  // Comments prove that their post may be seen; only an empty list asks.
  const post = rows[0]?.post_id ?? (await findCommentedPost(db, member.id, post_id))
  return {
    post: post ?? refuse('post_not_found'),
    recdata: commentsShape(rows, viewer),
    ...nextOf(
      rows.filter((row) => row.parent_id === null),
      limit,
    ),
  }
})
