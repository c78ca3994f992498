import { voting_comment_reply_delete } from '@commons/contract/surveys-comments.ts'
import { handle } from '../../../platform/call/handle.ts'
import { discussion } from '../surveys.discussion.ts'

export default handle(voting_comment_reply_delete, async ({ voting_comment_reply_id: id }, context) => {
  const { tx, member, refuse } = context
  const deleted = await discussion.deleteComment(tx, { by: member.id, id, kind: 'reply' })
  if (!deleted || deleted.parent === null) return refuse('comment_not_found')
  const { replies } = await discussion.followChange(deleted, context)
  return {
    recdata: { voting_title_id: deleted.object, voting_comment_id: deleted.parent, reply_count: replies },
  }
})
