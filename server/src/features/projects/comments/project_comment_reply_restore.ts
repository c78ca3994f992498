import { project_comment_reply_restore } from '@commons/contract/projects-comments.ts'
import { handle } from '../../../platform/call/handle.ts'
import { discussion } from '../projects.discussion.ts'
import { repliesShape } from './comments.shape.ts'

export default handle(project_comment_reply_restore, async ({ project_comment_reply_id: id }, context) => {
  const [reply] = repliesShape(await discussion.restore('reply', id, context), context.viewer)
  return { recdata: reply ?? context.refuse('comment_not_found') }
})
