import { project_comment_delete } from '@commons/contract/projects-comments.ts'
import { handle } from '../../../platform/call/handle.ts'
import { discussion } from '../projects.discussion.ts'

export default handle(project_comment_delete, async ({ project_comment_id: id }, context) => {
  const { tx, member, refuse } = context
  const deleted =
    (await discussion.deleteComment(tx, { by: member.id, id, kind: 'comment' })) ??
    refuse('comment_not_found')
  const { comments } = await discussion.followChange(deleted, context)
  return { recdata: { discussion_id: deleted.object, comments_count: comments } }
})
