import { project_comment_reply_restore } from '@commons/contract/projects-comments.ts'
import { handle } from '../../../platform/call/handle.ts'
import { discussion } from '../projects.discussion.ts'
import { repliesShape } from './comments.shape.ts'

export default handle(project_comment_reply_restore, async ({ project_comment_reply_id: id }, context) => {
  const { tx, member, viewer, refuse } = context
  const restored =
    (await discussion.restoreComment(tx, { by: member.id, id, kind: 'reply' })) ?? refuse('comment_not_found')
  await discussion.followChange(restored, context)
  const rows = await discussion.findComment(tx, member.id, id)
  const [reply] = repliesShape(rows, viewer)
  return { recdata: reply ?? refuse('comment_not_found') }
})
