import { post_comment_reply } from '@commons/contract/posts/comments.ts'
import { handle } from '../../../platform/call/handle.ts'
import { discussion } from '../posts.discussion.ts'
import { checkMayWrite } from '../posts.groups.ts'
import { repliesShape, replyShape } from './comments.shape.ts'

export default handle(post_comment_reply, {
  ...discussion.adding,
  again: discussion.again('comment_not_found', 'post_comment_reply_id', repliesShape),

  async before({ reply, group_id, alt }, context) {
    if (group_id !== undefined) await checkMayWrite(group_id, context)
    return discussion.prepare({ text: reply, alt }, context)
  },

  async run({ post_comment_id }, context) {
    const { viewer, refuse } = context
    const added = (await discussion.reply(post_comment_id, context)) ?? refuse('comment_not_found')
    return { recdata: replyShape(added, viewer) }
  },
})
