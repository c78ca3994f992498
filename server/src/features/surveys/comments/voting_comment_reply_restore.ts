import { voting_comment_reply_restore } from '@commons/contract/surveys-comments.ts'
import { handle } from '../../../platform/call/handle.ts'
import { discussion } from '../surveys.discussion.ts'
import { repliesShape } from './comments.shape.ts'

export default handle(voting_comment_reply_restore, async ({ voting_comment_reply_id: id }, context) => {
  const { tx, member, viewer, refuse } = context
  const restored =
    (await discussion.restoreComment(tx, { by: member.id, id, kind: 'reply' })) ?? refuse('comment_not_found')
  await discussion.followChange(restored, context)
  const rows = await discussion.findComment(tx, member.id, id)
  const [reply] = repliesShape(rows, viewer)
  return { recdata: reply ?? refuse('comment_not_found') }
})
