import { post_comment_restore } from '@commons/contract/posts-comments.ts'
import { handle } from '../../../platform/call/handle.ts'
import { discussion } from '../posts.discussion.ts'
import { commentsShape } from './comments.shape.ts'

export default handle(post_comment_restore, async ({ post_comment_id: id }, context) => {
  const { tx, member, viewer, refuse } = context
  const restored =
    (await discussion.restoreComment(tx, { author: member.id, id, kind: 'comment' })) ??
    refuse('comment_not_found')
  await discussion.followChange(restored, context)
  const rows = await discussion.findComment(tx, member.id, id)
  const [comment] = commentsShape(rows, viewer)
  return { recdata: comment ?? refuse('comment_not_found') }
})
