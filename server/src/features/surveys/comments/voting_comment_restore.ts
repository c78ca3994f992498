import { voting_comment_restore } from '@commons/contract/surveys-comments.ts'
import { handle } from '../../../platform/call/handle.ts'
import { discussion } from '../surveys.discussion.ts'
import { commentsShape } from './comments.shape.ts'

export default handle(voting_comment_restore, {
  async run({ voting_comment_id: id }, context) {
    const [comment] = commentsShape(await discussion.restore('comment', id, context), context.viewer)
    return { recdata: comment ?? context.refuse('comment_not_found') }
  },

  // A repeated call answers with the replies as the comment's author sees them now.
  again: {
    made: ({ recdata }) => recdata.voting_comment_id,
    async answer(id, { db, member, viewer, refuse }) {
      const [comment] = commentsShape(await discussion.findComment(db, member.id, id), viewer)
      return { recdata: comment ?? refuse('comment_not_found') }
    },
  },
})
