import { post_comment_reply } from '@commons/contract/posts-comments.ts'
import { handle } from '../../../platform/call/handle.ts'
import { discussion } from '../posts.discussion.ts'
import { replyShape } from './comments.shape.ts'

export default handle(post_comment_reply, {
  ...discussion.adding,

  async before({ reply, group_id, alt }, context) {
    // There are no groups yet, so no id is one.
    if (group_id !== undefined) context.refuse('group_not_found')
    return discussion.prepare({ text: reply, alt }, context)
  },

  async run({ post_comment_id }, context) {
    const { viewer, refuse } = context
    const added = (await discussion.reply(post_comment_id, context)) ?? refuse('comment_not_found')
    return { recdata: replyShape(added, viewer) }
  },
})
