import { reel_comment_reply } from '@commons/contract/reels-comments.ts'
import { prepareWords } from '../../../discussion/comments.media.ts'
import { handle } from '../../../platform/call/handle.ts'
import { discussion } from '../reels.discussion.ts'
import { repliesShape, replyShape } from './comments.shape.ts'

export default handle(reel_comment_reply, {
  ...discussion.adding,
  again: {
    made: ({ recdata }) => recdata.reply_id,
    async answer(id, { db, member, viewer, refuse }) {
      const [reply] = repliesShape(await discussion.findComment(db, member.id, id), viewer)
      return { recdata: reply ?? refuse('comment_not_found') }
    },
  },

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
