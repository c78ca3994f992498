import { voting_comment_reply_delete } from '@commons/contract/surveys-comments.ts'
import { handle } from '../../../platform/call/handle.ts'
import { discussion } from '../surveys.discussion.ts'

export default handle(voting_comment_reply_delete, async ({ voting_comment_reply_id: id }, context) => {
  const { object, comment, replies } = await discussion.deleteReply(id, context)
  return { recdata: { voting_title_id: object, voting_comment_id: comment, reply_count: replies } }
})
