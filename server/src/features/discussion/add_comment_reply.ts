import { add_comment_reply } from '@commons/contract/discussion.ts'
import { addingSteps } from '../../discussion/discussion.ts'
import { discussionWith } from '../../discussion/discussions.ts'
import { handle } from '../../platform/call/handle.ts'
import { replyAgain } from './discussion.again.ts'
import { replyShape } from './discussion.shape.ts'

export default handle(add_comment_reply, {
  ...addingSteps,
  again: replyAgain('comment_not_found'),

  async before({ comment_id, reply, alt }, context) {
    const discussion =
      (await discussionWith(context.db, comment_id, context.viewer)) ?? context.refuse('comment_not_found')
    return { discussion, ...(await discussion.prepare({ text: reply, alt }, context)) }
  },

  async run({ comment_id }, context) {
    const { before, viewer, refuse } = context
    const added = (await before.discussion.reply(comment_id, context)) ?? refuse('comment_not_found')
    return { recdata: replyShape(added, viewer) }
  },
})
