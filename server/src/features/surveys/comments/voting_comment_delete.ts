import { voting_comment_delete } from '@commons/contract/surveys-comments.ts'
import { handle } from '../../../platform/call/handle.ts'
import { discussion } from '../surveys.discussion.ts'

export default handle(voting_comment_delete, async ({ voting_comment_id: id }, context) => {
  const { object, comments } = await discussion.deleteComment(id, context)
  return { recdata: { voting_title_id: object, comments_count: comments } }
})
