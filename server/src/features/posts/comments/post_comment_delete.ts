import { post_comment_delete } from '@commons/contract/posts-comments.ts'
import { handle } from '../../../platform/call/handle.ts'
import { discussion } from '../posts.discussion.ts'

export default handle(post_comment_delete, async ({ post_comment_id: id }, context) => {
  const { tx, member, refuse } = context
  const deleted =
    (await discussion.deleteComment(tx, { by: member.id, id, kind: 'comment' })) ??
    refuse('comment_not_found')
  const { comments } = await discussion.followChange(deleted, context)
  return { recdata: { post_id: deleted.object, comments_count: comments } }
})
