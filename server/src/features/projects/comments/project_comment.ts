import { project_comment } from '@commons/contract/projects-comments.ts'
import { handle } from '../../../platform/call/handle.ts'
import { discussion } from '../projects.discussion.ts'
import { commentShape, commentsShape } from './comments.shape.ts'

export default handle(project_comment, {
  ...discussion.adding,
  again: {
    made: ({ recdata }) => recdata.project_comment_id,
    async answer(id, { db, member, viewer, refuse }) {
      const [comment] = commentsShape(await discussion.findComment(db, member.id, id), viewer)
      return { recdata: comment ?? refuse('project_not_found') }
    },
  },

  async before({ comment, alt }, context) {
    return discussion.prepare({ text: comment, alt }, context)
  },

  async run({ discussion_id }, context) {
    const { viewer, refuse } = context
    const added = (await discussion.comment(discussion_id, context)) ?? refuse('project_not_found')
    return { recdata: commentShape(added, viewer) }
  },
})
