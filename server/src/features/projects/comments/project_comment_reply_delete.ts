import { project_comment_reply_delete } from '@commons/contract/projects-comments.ts'
import { handle } from '../../../platform/call/handle.ts'
import { discussion } from '../projects.discussion.ts'

export default handle(project_comment_reply_delete, async ({ project_comment_reply_id: id }, context) => {
  const { object, comment, replies } = await discussion.deleteReply(id, context)
  return { recdata: { discussion_id: object, project_comment_id: comment, reply_count: replies } }
})
