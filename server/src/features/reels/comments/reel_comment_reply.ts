import { reel_comment_reply } from '@commons/contract/reels/comments.ts'
import { prepareWords } from '../../../discussion/comments.media.ts'
import { handle } from '../../../platform/call/handle.ts'
import { discussion } from '../reels.discussion.ts'
import { repliesShape, replyShape } from './comments.shape.ts'

export default handle(reel_comment_reply, {
  ...discussion.adding,
  again: discussion.again('comment_not_found', 'reply_id', repliesShape),

  async before({ reel_id, reel_comment_id, reply }, context) {
    const { db, member, refuse } = context
    const of = await discussion.findObjectOfComment(db, member.id, reel_comment_id)
    if (of !== reel_id) refuse('comment_not_found')
    return prepareWords(reply, context)
  },

  async run({ reel_comment_id }, context) {
    const { viewer, refuse } = context
    const added = (await discussion.reply(reel_comment_id, context)) ?? refuse('comment_not_found')
    return { recdata: replyShape(added, viewer) }
  },
})
