import { reel_comment_delete } from '@commons/contract/reels-comments.ts'
import { handle } from '../../../platform/call/handle.ts'
import { discussion } from '../reels.discussion.ts'

export default handle(reel_comment_delete, async ({ reel_comment_id: id }, context) => {
  const { tx, member, refuse } = context
  const deleted =
    (await discussion.deleteComment(tx, { by: member.id, id, kind: 'comment' })) ??
    refuse('comment_not_found')
  const { comments } = await discussion.followChange(deleted, context)
  return { recdata: { reel_id: deleted.object, comment_count: comments } }
})
