import { voting_comment_reply_restore } from '@commons/contract/surveys-comments.ts'
import { handle } from '../../../platform/call/handle.ts'
import { discussion } from '../surveys.discussion.ts'
import { repliesShape } from './comments.shape.ts'

export default handle(voting_comment_reply_restore, async ({ voting_comment_reply_id: id }, context) => {
  const [reply] = repliesShape(await discussion.restore('reply', id, context), context.viewer)
  return { recdata: reply ?? context.refuse('comment_not_found') }
})
