import { voting_comment_delete } from '@commons/contract/surveys-comments.ts'
import { handle } from '../../../platform/call/handle.ts'
import { discussion } from '../surveys.discussion.ts'

export default handle(voting_comment_delete, async ({ voting_comment_id: id }, context) => {
  const { tx, member, refuse } = context
  const deleted =
    (await discussion.deleteComment(tx, { by: member.id, id, kind: 'comment' })) ??
    refuse('comment_not_found')
  const { comments } = await discussion.followChange(deleted, context)
  return { recdata: { voting_title_id: deleted.object, comments_count: comments } }
})
