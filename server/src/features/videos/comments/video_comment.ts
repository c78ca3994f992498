import { video_comment } from '@commons/contract/videos/comments.ts'
import { prepareWords } from '../../../discussion/comments.media.ts'
import { handle } from '../../../platform/call/handle.ts'
import { discussion } from '../videos.discussion.ts'
import { commentShape, commentsShape } from './comments.shape.ts'

export default handle(video_comment, {
  ...discussion.adding,
  again: discussion.again('video_not_found', 'comment_id', commentsShape),

  async before({ comment }, context) {
    return prepareWords(comment, context)
  },

  async run({ video_id }, context) {
    const { viewer, refuse } = context
    const added = (await discussion.comment(video_id, context)) ?? refuse('video_not_found')
    return { recdata: commentShape(added, viewer) }
  },
})
