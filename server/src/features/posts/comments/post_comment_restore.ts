import { post_comment_restore } from '@commons/contract/posts-comments.ts'
import { handle } from '../../../platform/call/handle.ts'
import { followChange } from './comments.changes.ts'
import { findComment } from './comments.queries.ts'
import { commentsShape } from './comments.shape.ts'
import { restoreComment } from './comments.writing.queries.ts'

export default handle(post_comment_restore, async ({ post_comment_id: id }, context) => {
  const { tx, member, viewer, refuse } = context
  const restored =
    (await restoreComment(tx, { author: member.id, id, kind: 'comment' })) ?? refuse('comment_not_found')
  await followChange(restored, context)
  const rows = await findComment(tx, member.id, id)
  const [comment] = commentsShape(rows, viewer)
  return { recdata: comment ?? refuse('comment_not_found') }
})
