import { post_comment_delete } from '@commons/contract/posts-comments.ts'
import { handle } from '../../../platform/call/handle.ts'
import { followChange } from './comments.changes.ts'
import { deleteComment } from './comments.writing.queries.ts'

export default handle(post_comment_delete, async ({ post_comment_id: id }, context) => {
  const { tx, member, refuse } = context
  const deleted =
    (await deleteComment(tx, { author: member.id, id, kind: 'comment' })) ?? refuse('comment_not_found')
  const { comments } = await followChange(deleted, context)
  return { recdata: { post_id: deleted.post, comments_count: comments } }
})
