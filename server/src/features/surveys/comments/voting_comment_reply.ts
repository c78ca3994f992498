import { voting_comment_reply } from '@commons/contract/surveys-comments.ts'
import { handle } from '../../../platform/call/handle.ts'
import { discussion } from '../surveys.discussion.ts'
import { repliesShape, replyShape } from './comments.shape.ts'

export default handle(voting_comment_reply, {
  ...discussion.adding,
  again: discussion.again('comment_not_found', 'voting_comment_reply_id', repliesShape),

  async before({ reply, alt }, context) {
    return discussion.prepare({ text: reply, alt }, context)
  },

  async run({ voting_comment_id }, context) {
    const { viewer, refuse } = context
    const added = (await discussion.reply(voting_comment_id, context)) ?? refuse('comment_not_found')
    return { recdata: replyShape(added, viewer) }
  },
})
