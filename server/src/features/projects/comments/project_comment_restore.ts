import { project_comment_restore } from '@commons/contract/projects-comments.ts'
import { handle } from '../../../platform/call/handle.ts'
import { discussion } from '../projects.discussion.ts'
import { commentsShape } from './comments.shape.ts'

export default handle(project_comment_restore, {
  async run({ project_comment_id: id }, context) {
    const [comment] = commentsShape(await discussion.restore('comment', id, context), context.viewer)
    return { recdata: comment ?? context.refuse('comment_not_found') }
  },

  // Includes the replies of others, as the author sees them by now.
  again: {
    made: ({ recdata }) => recdata.project_comment_id,
    async answer(id, { db, member, viewer, refuse }) {
      const [comment] = commentsShape(await discussion.findComment(db, member.id, id), viewer)
      return { recdata: comment ?? refuse('comment_not_found') }
    },
  },
})
