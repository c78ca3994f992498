import { reel_comment } from '@commons/contract/reels/comments.ts'
import { prepareWords } from '../../../discussion/comments.media.ts'
import { handle } from '../../../platform/call/handle.ts'
import { discussion } from '../reels.discussion.ts'
import { commentShape, commentsShape } from './comments.shape.ts'

export default handle(reel_comment, {
  ...discussion.adding,
  again: discussion.again('reel_not_found', 'comment_id', commentsShape),

  async before({ comment }, context) {
    return prepareWords(comment, context)
  },

  async run({ reel_id }, context) {
    const { viewer, refuse } = context
    const added = (await discussion.comment(reel_id, context)) ?? refuse('reel_not_found')
    return { recdata: commentShape(added, viewer) }
  },
})
