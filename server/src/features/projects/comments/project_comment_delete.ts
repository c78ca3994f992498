import { project_comment_delete } from '@commons/contract/projects-comments.ts'
import { handle } from '../../../platform/call/handle.ts'
import { discussion } from '../projects.discussion.ts'

export default handle(project_comment_delete, async ({ project_comment_id: id }, context) => {
  const { object, comments } = await discussion.deleteComment(id, context)
  return { recdata: { discussion_id: object, comments_count: comments } }
})
