import { project_comment_reply_delete } from '@commons/contract/projects-comments.ts'
import { handle } from '../../../platform/call/handle.ts'
import { discussion } from '../projects.discussion.ts'

export default handle(project_comment_reply_delete, async ({ project_comment_reply_id: id }, context) => {
  const { tx, member, refuse } = context
  const deleted = await discussion.deleteComment(tx, { by: member.id, id, kind: 'reply' })
  if (!deleted || deleted.parent === null) return refuse('comment_not_found')
  const { replies } = await discussion.followChange(deleted, context)
  return {
    recdata: { discussion_id: deleted.object, project_comment_id: deleted.parent, reply_count: replies },
  }
})
