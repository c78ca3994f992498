import { project_comment } from '@commons/contract/projects-comments.ts'
import { handle } from '../../../platform/call/handle.ts'
import { discussion } from '../projects.discussion.ts'
import { commentShape, commentsShape } from './comments.shape.ts'

export default handle(project_comment, {
  ...discussion.adding,
  again: discussion.again('project_not_found', 'project_comment_id', commentsShape),

  async before({ comment, alt }, context) {
    return discussion.prepare({ text: comment, alt }, context)
  },

  async run({ discussion_id }, context) {
    const { viewer, refuse } = context
    const added = (await discussion.comment(discussion_id, context)) ?? refuse('project_not_found')
    return { recdata: commentShape(added, viewer) }
  },
})
